import path from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { errorCode } from '../../api/common/errors.js';
import { type Exported, ExportsService } from '../../api/importing/exports.service.js';
import type { FileFormat } from '../../api/importing/fileRecord.js';
import type { Speaking } from '../terminal/operatorCommand.js';
import type { Terminal } from '../terminal/terminal.js';
import { refuseOddPlace, toOutput, writeWhole } from '../terminal/wholeFile.js';
import type { Api } from '../withApi.js';
import { stopping } from '../terminal/stopping.js';

/** Tells by a file's name whether its content is gzipped. */
const isZipped = (file: string) => file.toLowerCase().endsWith('.gz');

const stopped = () => 'Stopped: no file was written. Run it again when you want it.';

/**
 * Writes a file completely or not at all; with a name that ends in `.gz`, gzipped.
 * @returns the file's size in bytes
 * @throws CommandError `usage` when the file cannot be written, `interrupted` when Ctrl-C stopped it
 */
export const save = (content: Readable, file: string): Promise<number> =>
  stopping(stopped, async (signal) => {
    const packed = isZipped(file) ? createGzip() : new PassThrough();
    const { bytes } = await writeWhole(file, (sink) => pipeline(content, packed, sink, { signal }));
    return bytes;
  });

const isLeft = (error: unknown) => ['EPIPE', 'ERR_STREAM_PREMATURE_CLOSE'].includes(errorCode(error));

/** Writes to a stream and leaves it open. A reader that ends early, such as `head`, is no error. */
export const pour = async (content: Readable, sink: NodeJS.WritableStream): Promise<void> => {
  try {
    await pipeline(content, sink, { end: false });
  } catch (error) {
    if (!isLeft(error)) throw error;
  }
};

/** Options of an export. */
export interface ExportOptions extends Speaking {
  format?: FileFormat;
  of: Exported;
}

const formats: Readonly<Record<string, FileFormat>> = {
  '.csv': 'csv',
  '.json': 'json',
  '.jsonl': 'jsonl',
  '.ndjson': 'jsonl',
};

const formatOf = (file: string): FileFormat =>
  formats[path.extname(file.toLowerCase().replace(/\.gz$/, ''))] ?? 'csv';

/** What the rows of an export are called. A file of categories has a row for each subcategory, too. */
const words = { products: 'products', categories: 'categories and sub categories' } as const;

/** Writes the catalogue to a file, and shows the progress. @returns the numbers of rows and bytes */
const write = async (
  exports: ExportsService,
  file: string,
  { of, format }: { of: Exported; format: FileFormat },
  terminal: Terminal,
) => {
  using bar = terminal.progress('Writing', await exports.count(of));
  let rows = 0;
  const content = await exports.file(of, format, { onRow: () => bar.reaches(++rows) });
  const bytes = await save(content, file);
  return { rows, bytes };
};

/** Writes the catalogue to a file or to standard output. @throws CommandError */
export const runExport = async (
  { api }: Api,
  file: string | undefined,
  { of, format = formatOf(file ?? '') }: ExportOptions,
  terminal: Terminal,
): Promise<void> => {
  const exports = api.get(ExportsService);
  if (!file || file === toOutput) return pour(await exports.file(of, format, { bom: false }), process.stdout);
  await refuseOddPlace(file);
  const { rows, bytes } = await write(exports, file, { of, format }, terminal);
  const gzipped = isZipped(file);
  const back = of === 'products' ? 'import' : 'seed categories';
  terminal.reports(
    'export',
    { file, of, format, gzipped, rows, bytes },
    `${rows} ${words[of]} written to ${file}`,
    `tokri ${back} ${file} takes it back.`,
  );
};
