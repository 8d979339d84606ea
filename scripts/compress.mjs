// Runs after a build of the storefront: writes a .br and a .gz beside every text file, so that the server
// compresses nothing.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(html|js|css|svg|json|webmanifest|txt)$/;
const [, , folder = ''] = process.argv;
const brotli = (bytes) =>
  promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
const gz = (bytes) => promisify(gzip)(bytes, { level: 9 });

const entries = await readdir(folder, { recursive: true, withFileTypes: true });
for (const entry of entries.filter((one) => one.isFile() && compressible.test(one.name))) {
  const file = path.join(entry.parentPath, entry.name);
  const bytes = await readFile(file);
  if (bytes.length < 1_000) continue;
  await Promise.all([writeFile(`${file}.br`, await brotli(bytes)), writeFile(`${file}.gz`, await gz(bytes))]);
}
