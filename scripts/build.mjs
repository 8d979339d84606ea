// npm run build: the server and the storefront into dist/.
import { build, checkNode, install } from './steps.mjs';

checkNode();
await install();
await build();
