import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { manualOf } from '../../cli/manual.js';
import { program } from '../../cli/program.js';

test('docs/cli.md is what the commands say of themselves (npm run docs:cli)', async () => {
  expect(await readFile('docs/cli.md', 'utf8')).toBe(manualOf(program({})));
});
