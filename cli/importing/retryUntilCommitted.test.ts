import { expect, test } from '@jest/globals';
import { DomainError } from '../../api/common/domainError.js';
import { Terminal } from '../terminal/terminal.js';
import { retryUntilCommitted } from './retryUntilCommitted.js';

const quiet = new Terminal({ quiet: true });

test('waits for a busy database, and no longer than somebody wants', async () => {
  const stop = new AbortController();
  const reason = new Error('stopped');
  let tries = 0;
  const busy = () => {
    tries += 1;
    setImmediate(() => stop.abort(reason));
    return Promise.reject(new DomainError('notReady'));
  };
  await expect(retryUntilCommitted(busy, quiet, stop.signal)).rejects.toBe(reason);
  expect(tries).toBe(1);
});

test('another error is no reason to wait', async () => {
  const error = new DomainError('notFound');
  const signal = new AbortController().signal;
  await expect(retryUntilCommitted(() => Promise.reject(error), quiet, signal)).rejects.toBe(error);
});
