// npm run test:torture: builds stale parts, then breaks a shop of three machines (tests/torture/main.ts).
//   npm run test:torture -- [--only nodes,upgrade,overload,soak] [--runs N] [--faults WORDS] [--upgrades N]
//                           [--from COMMIT] [--minutes N] [--json] [--write]
import { build } from './build.mjs';
import { checkNode, install, runSource } from './steps.mjs';

checkNode();
await install();
await build();
process.exitCode = await runSource('tests/torture/main.ts', process.argv.slice(2));
