// The client: draws what the server sends, sends back what is chosen. It knows no rule.
import '../css/main.css';
import { render } from 'preact';
import { App } from './pages/App';

const root = document.getElementById('app');
if (root !== null) render(<App />, root);
