import { expect, test } from '@jest/globals';
import { isGone, nameWorker, workerNamed } from './workers.js';

test('a worker is known by the name it gave itself', () => {
  const worker = workerNamed(nameWorker('command line'));
  expect(worker).toMatchObject({ kind: 'command line', pid: process.pid });
  expect(worker && isGone(worker)).toBe(false);
});

test.each([
  '',
  'api-7',
  'null',
  '{}',
  '[]',
  '["command line"]',
  '["command line","here","12","",""]',
  '["somebody","here",12,"",""]',
  '["command line","here",0,"",""]',
])('a name of another program is nobody’s: %s', (name) => {
  expect(workerNamed(name)).toBeUndefined();
});
