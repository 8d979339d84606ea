import { runInContext, runInNewContext } from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

/** What tests and fake timers put something else in the place of, and what cannot be declared again. */
const replaceable = new Set(['Date', 'Intl', 'Temporal', 'console', 'eval', 'Infinity', 'NaN', 'undefined']);
const builtIns = runInNewContext('Object.getOwnPropertyNames(globalThis)').filter(
  (name) => !replaceable.has(name),
);
const names = [...builtIns, 'process', 'Buffer', 'URL', 'URLSearchParams'];
const declarations = `const ${names.map((name) => `${name} = this.${name}`).join(', ')};`;

/**
 * Jest's environment of Node, where each look at a global goes through a proxy: what is the same throughout is declared once,
 * as constants that come before it. Tests that reckon take half the time.
 */
export default class extends TestEnvironment {
  constructor(...given) {
    super(...given);
    runInContext(declarations, this.getVmContext());
  }
}
