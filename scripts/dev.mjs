// npm run dev: rebuilds and reloads the server and the storefront when their sources change. Other commands
// build into folders of their own.
import { checkNode, install, must, run } from './steps.mjs';

checkNode();
await install();
const quiet = { stdio: ['ignore', 'ignore', 'inherit'] };
await must('Building the server', 'nest', ['build'], quiet);
const port = process.env.PORT ?? '3000';
const jobs = [
  run('nest', ['build', '--watch'], quiet),
  run(process.execPath, ['--watch-path=dist/nest', 'dist/nest/cli/main.js', 'serve']),
  run('vite', [], { env: { API: `http://127.0.0.1:${port}` } }),
];
await Promise.race(jobs);
