import { open } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { withFile } from './files.js';

const opened = (file: string) => withFile(file, () => open(file));

test.each([
  ['no/such\r\nfile.csv', 'There is no no/such file.csv (ENOENT): check the path.'],
  ['', 'A file is wanted, and its name is empty: name one.'],
])('what is wrong with the file %j is said in one line', async (file, sentence) => {
  await expect(opened(file)).rejects.toMatchObject({ exit: 'usage', message: sentence });
});

test('an error that is not about the file is thrown unchanged', async () => {
  const error = new Error('else');
  await expect(withFile('a.csv', () => Promise.reject(error))).rejects.toBe(error);
});
