// npm run dev: rebuilds and reloads the server and the storefront when their sources change. Other commands
// build into folders of their own.
import { checkNode, install, must } from './steps.mjs';

checkNode();
await install();
const quiet = { stdio: ['ignore', 'ignore', 'inherit'] };
await must('Building the server', 'nest', ['build'], quiet);
const port = process.env.PORT ?? '3000';
await Promise.all([
  must('Watching the server', 'nest', ['build', '--watch'], quiet),
  must('The server', process.execPath, ['--watch-path=dist/nest', 'dist/nest/cli/main.js', 'serve']),
  must('The storefront', 'vite', [], { env: { API: `http://127.0.0.1:${port}` } }),
]);
