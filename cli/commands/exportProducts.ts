import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Command } from 'commander';
import { ExportsService } from '../../api/importing/exports.service.js';
import { withFile } from '../frame/files.js';
import { operatorCommand } from '../frame/operatorCommand.js';
import type { WithApi } from '../withApi.js';

/** Written whole or not at all. */
const save = async (csv: NodeJS.ReadableStream, file: string): Promise<void> => {
  const draft = `${file}.part`;
  try {
    await pipeline(csv, createWriteStream(draft));
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
};

/** The dashboard's export, at the command line. */
export const exportProducts = (withApi: WithApi): Command =>
  operatorCommand('export')
    .description('write all products as CSV, which import takes back')
    .argument('[file]', 'where to (standard output)')
    .action((file?: string) =>
      withApi(async ({ api }) => {
        const csv = api.get(ExportsService).csv();
        if (file) await withFile(file, () => save(csv, file));
        else await pipeline(csv, process.stdout, { end: false });
      }),
    );
