import path from 'node:path';
import { type Exported, ExportsService } from '../../api/importing/exports.service.js';
import type { FileFormat } from '../../api/importing/fileRecord.js';
import type { Speaking } from '../terminal/operatorCommand.js';
import { toOutput } from '../terminal/output.js';
import type { Terminal } from '../terminal/terminal.js';
import { refuseOddPlace } from '../terminal/wholeFile.js';
import type { Api } from '../withApi.js';
import { isZipped, pour, save } from './saving.js';

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

/** Writes the catalogue to a file or to standard output. @throws CommandError */
export const runExport = async (
  { api }: Api,
  file: string | undefined,
  { of, format = formatOf(file ?? '') }: ExportOptions,
  terminal: Terminal,
): Promise<void> => {
  const exports = api.get(ExportsService);
  if (!file || file === toOutput) return pour(exports.file(of, format, { bom: false }), process.stdout);
  await refuseOddPlace(file);
  const bar = terminal.progress('Writing', await exports.count(of));
  let rows = 0;
  const content = exports.file(of, format, { onRow: () => bar.reaches(++rows) });
  const bytes = await save(content, file).finally(() => bar.ends());
  const gzipped = isZipped(file);
  const back = of === 'products' ? 'import' : 'seed categories';
  terminal.reports(
    'export',
    { file, of, format, gzipped, rows, bytes },
    `${rows} ${of} written to ${file}`,
    `tokri ${back} ${file} takes it back.`,
  );
};
