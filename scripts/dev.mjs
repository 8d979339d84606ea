// npm run dev: server and storefront rebuilt and reloaded as their sources change.
import { build, checkNode, install, run, watch } from './steps.mjs';

checkNode();
await install();
await build(['server']);
watch('server'); // what is built meanwhile loads its packages one by one (ADR 30): the two kinds do not mix
const port = process.env.PORT ?? '3000';
const jobs = [
  run('nest', ['build', '--watch'], { stdio: ['ignore', 'ignore', 'inherit'] }),
  run(process.execPath, [
    '--watch-path=dist/api',
    '--watch-path=dist/cli',
    '--watch-path=dist/contract',
    'dist/cli/main.js',
    'serve',
  ]),
  run('vite', [], { env: { API: `http://127.0.0.1:${port}` } }),
];
await Promise.race(jobs);
