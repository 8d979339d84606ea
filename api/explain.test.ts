import path from 'node:path';
import { expect, test } from '@jest/globals';
import { explain, mendable } from './explain.js';

const settings = { PORT: 80, HOST: '192.0.2.1', DATA_DIR: '/srv/tokri' };
const failure = (fields: object) => Object.assign(new Error('it failed'), fields);

test.each([
  [{ code: 'EADDRINUSE', syscall: 'listen' }, 'Port 80 is taken'],
  [{ code: 'EACCES', syscall: 'listen' }, 'Port 80 may not be used'],
  [{ code: 'EADDRNOTAVAIL', syscall: 'listen' }, 'HOST=192.0.2.1'],
  [{ code: 'ENOTFOUND', syscall: 'getaddrinfo' }, 'HOST=192.0.2.1'],
  [
    { code: 'EACCES', syscall: 'mkdir', path: '/srv/tokri/media' },
    'The data folder /srv/tokri cannot be written',
  ],
  [{ code: 'EROFS', syscall: 'mkdir', path: '/srv/tokri' }, 'Set DATA_DIR'],
  [{ code: 'EACCES', syscall: 'open', path: '/srv/tokri-old/x' }, '/srv/tokri-old/x cannot be used'],
])('%j is explained by what failed, not by its code alone', (fields, line) => {
  const said = explain(failure(fields), settings);
  expect(said).toContain(line);
  expect(said).not.toContain('\n');
});

test('a folder given relative to here is named in full', () => {
  const said = explain(failure({ code: 'EACCES', syscall: 'mkdir', path: '.data/media' }), {
    ...settings,
    DATA_DIR: '.data',
  });
  expect(said).toContain(`The data folder ${path.resolve('.data')}`);
});

test('what nobody foresaw keeps its stack', () => {
  expect(explain(new TypeError('a bug'), settings)).toMatch(/TypeError: a bug\n\s+at /);
  expect(mendable(new TypeError('a bug'), settings)).toBeUndefined();
  expect(explain('thrown text')).toBe('thrown text');
});
