package sandtable.app;

import org.junit.jupiter.api.Test;

import sandtable.kit.CoverageReport;

import java.nio.file.Path;

class CoverageTest {
    @Test
    void theClauseReportTellsWhatCodeAndTestsSay() {
        CoverageReport.check(CoverageReport.root(Path.of("")));
    }
}
