// Prepares a thread for test files. All files that it runs share its modules.
import { register } from 'node:module';
import './limits.js';

register('./hooks.js', import.meta.url);
process.setSourceMapsEnabled(true);
