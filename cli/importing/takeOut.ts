import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Exported, ExportsService } from '../../api/importing/exports.service.js';
import type { FileFormat } from '../../api/importing/fileRecord.js';
import { stoppable } from '../frame/ctrlC.js';
import { withFile } from '../frame/files.js';
import type { Speaking } from '../frame/operatorCommand.js';
import { Refusal } from '../frame/refusal.js';
import type { Terminal } from '../frame/terminal.js';
import type { Api } from '../withApi.js';

/** What an export was asked for. */
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

const isZipped = (file: string) => file.toLowerCase().endsWith('.gz');

const formatOf = (file: string): FileFormat =>
  formats[path.extname(file.toLowerCase().replace(/\.gz$/, ''))] ?? 'csv';

const stopped = () =>
  new Refusal('interrupted', 'Stopped: no file was written. Run it again when you want it.');

/** Written whole or not at all. */
const save = (content: Readable, file: string): Promise<void> => {
  const stop = new AbortController();
  const draft = `${file}.${process.pid}.part`;
  const write = async () => {
    try {
      const packed = isZipped(file) ? createGzip() : new PassThrough();
      await pipeline(content, packed, createWriteStream(draft, { flush: true }), { signal: stop.signal });
      await rename(draft, file);
    } catch (error) {
      await rm(draft, { force: true });
      throw stop.signal.aborted ? stopped() : error;
    }
  };
  return stoppable(write, () => stop.abort());
};

/** Writes the catalogue into a file, or to standard output. @throws Refusal */
export const takeOut = async (
  { api }: Api,
  file: string | undefined,
  { of, format = formatOf(file ?? '') }: ExportOptions,
  terminal: Terminal,
): Promise<void> => {
  const exports = api.get(ExportsService);
  if (!file) return pipeline(exports.file(of, format), process.stdout, { end: false });
  const bar = terminal.progress('Writing', await exports.count(of));
  let rows = 0;
  const content = exports.file(of, format, () => bar.reaches(++rows));
  await withFile(file, () => save(content, file)).finally(() => bar.ends());
  const { size: bytes } = await stat(file);
  const gzipped = isZipped(file);
  const back = of === 'products' ? 'import' : 'seed categories';
  terminal.reports(
    'export',
    { file, of, format, gzipped, rows, bytes },
    `${rows} ${of} written to ${file}`,
    `tokri ${back} ${file} takes it back.`,
  );
};
