// Builds the client into target/classes/client, from where the jar serves it.
// Options: --watch builds again after every change, --test runs the tests, --format formats all files.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

const OUT = 'target/classes/client';
const INSTALLED = 'node_modules/.package-lock.json';
/** Symbols, counters and colours: the module that draws pictures has them. */
const DRAWINGS = '../picture/src/main/resources/sandtable/picture/drawings.json';

function run(command, args, options = {}) {
    const { status } = spawnSync(command, args, { stdio: 'inherit', ...options });
    if (status !== 0) process.exit(status ?? 1);
}

/** Installs what package-lock.json names, unless that was done since it last changed. */
function install() {
    const fresh = existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs >= statSync('package-lock.json').mtimeMs;
    if (!fresh)
        run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
            shell: process.platform === 'win32',
        });
}

install();
const { build, context } = await import('esbuild');
const shared = { bundle: true, jsx: 'automatic', jsxImportSource: 'preact', target: 'es2023', logLevel: 'warning' };

/** Writes index.html with the names the files got from their content. */
const page = {
    name: 'page',
    setup(plugin) {
        plugin.onEnd(result => {
            if (result.errors.length > 0) return;
            const entry = Object.entries(result.metafile.outputs).find(([, each]) =>
                each.entryPoint?.endsWith('main.tsx'),
            );
            const fonts = Object.keys(result.metafile.outputs).filter(each =>
                /(fira-sans-latin-400|source-serif-4-latin-600).*woff2$/.test(each),
            );
            const html = readFileSync('src/main/index.html', 'utf8')
                .replace('%STYLE%', basename(entry[1].cssBundle))
                .replace('%SCRIPT%', basename(entry[0]))
                .replace(
                    '%FONTS%',
                    fonts
                        .map(
                            each =>
                                `<link rel="preload" href="/assets/${basename(each)}" as="font" type="font/woff2" crossorigin>`,
                        )
                        .join('\n'),
                );
            writeFileSync(join(OUT, 'index.html'), html);
        });
    },
};

/** The colours by role as a style sheet, for day and night. */
const colours = {
    name: 'colours',
    setup(plugin) {
        plugin.onResolve({ filter: /^colours$/ }, () => ({ path: DRAWINGS, namespace: 'colours' }));
        plugin.onLoad({ filter: /.*/, namespace: 'colours' }, () => {
            const roles = Object.entries(JSON.parse(readFileSync(DRAWINGS, 'utf8')).colours);
            const sheet = when => roles.map(([role, each]) => `--${role}: ${each[when]};`).join('');
            const contents = `:root { ${sheet('day')} } [data-theme="dark"] { ${sheet('night')} }`;
            return { contents, loader: 'css', watchFiles: [resolve(DRAWINGS)] };
        });
    },
};

const client = {
    ...shared,
    entryPoints: ['src/main/ts/main.tsx'],
    outdir: join(OUT, 'assets'),
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    publicPath: '/assets',
    format: 'esm',
    splitting: true,
    minify: true,
    metafile: true,
    loader: { '.woff2': 'file' },
    plugins: [colours, page],
};

const check = project => run(process.execPath, ['node_modules/typescript/bin/tsc', '--noEmit', '-p', project]);

/** Form and common faults; with --write what can be put right is. */
const lint = (...args) => run(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'check', ...args]);

async function test() {
    lint('--log-level=warn');
    check('tsconfig.test.json');
    const files = readdirSync('src/test/ts')
        .filter(each => each.endsWith('.test.ts'))
        .map(each => join('src/test/ts', each));
    await build({
        ...shared,
        entryPoints: files,
        outdir: 'target/test',
        platform: 'node',
        format: 'esm',
        outExtension: { '.js': '.mjs' },
    });
    mkdirSync('target/surefire-reports', { recursive: true });
    const compiled = files.map(each => join('target/test', basename(each).replace(/\.ts$/, '.mjs')));
    run(process.execPath, [
        '--test',
        '--test-reporter=junit',
        '--test-reporter-destination=target/surefire-reports/TEST-client.xml',
        ...compiled,
    ]);
}

if (process.argv.includes('--format')) {
    lint('--write', '--log-level=warn');
} else if (process.argv.includes('--test')) {
    await test();
} else {
    rmSync(OUT, { recursive: true, force: true });
    mkdirSync(join(OUT, 'assets'), { recursive: true });
    if (process.argv.includes('--watch')) {
        await (await context({ ...client, minify: false, sourcemap: 'inline' })).watch();
    } else {
        check('tsconfig.json');
        await build(client);
    }
}
