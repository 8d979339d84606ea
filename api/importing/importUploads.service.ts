import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ImportMapping } from '../../contract/importing.js';
import { limits } from '../../contract/limits.js';
import type { Outcome } from '../../contract/schemas.js';
import type { Author } from '../audit/auditLog.service.js';
import { guessMapping } from './csv/guess.js';
import { ImportFilesService } from './importFiles.service.js';
import { type ImportRecord, signed } from './importJob.schema.js';
import { storedMapping } from './mappings.js';

type Uploaded = Outcome<'import', 'upload'>['data'];

/** ms after its upload after which an import is deleted with its file, unless it runs. */
const kept = 7 * 24 * 3_600_000;

const said = (mapping: ImportMapping): Record<string, string> =>
  Object.fromEntries(storedMapping(mapping).map(({ field, column }) => [field, column]));

/** Receives and deletes uploaded import files. */
@Injectable()
export class ImportUploadsService {
  constructor(
    @InjectModel('Import') private readonly imports: Model<ImportRecord>,
    private readonly files: ImportFilesService,
  ) {}

  /**
   * Receives and stores an uploaded file, and guesses which column holds which field.
   * @param max the number of bytes accepted, unzipped
   * @throws DomainError `badCsv`, `tooLarge`
   */
  async receive(
    source: AsyncIterable<Buffer>,
    name: string,
    by: Author,
    max: number = limits.importBytes,
  ): Promise<Uploaded> {
    await this.tidy(new Date(Date.now() - kept));
    const facts = await this.files.keep(source, name, max, (digest) => this.surveyed(digest));
    const mapping = guessMapping(facts.columns);
    const ready = {
      ...facts,
      name: name.slice(0, limits.name) || 'products.csv',
      mapping: storedMapping(mapping),
      state: 'ready' as const,
      ...signed(by),
    };
    const job = await this.imports.create(ready).catch(async (error: unknown) => {
      await this.files.remove(facts.file);
      throw error;
    });
    return {
      id: String(job._id),
      name: job.name,
      columns: facts.columns,
      mapping: said(mapping),
      rows: facts.total,
    };
  }

  /** Deletes a file and its import; safe to call twice. A running import stays. */
  async discard(id: string): Promise<void> {
    await this.forget({ _id: id });
  }

  /** Deletes imports older than `before`, and what a crash during an upload left behind. */
  private async tidy(before: Date): Promise<void> {
    while (await this.forget({ createdAt: { $lt: before } }));
    await this.files.sweep(before, await this.imports.distinct('file'));
  }

  /** Returns the format, columns and number of rows that are known from an earlier upload of the same text. */
  private async surveyed(digest: string) {
    const earlier = await this.imports.findOne({ digest }).lean<ImportRecord>();
    if (!earlier) return undefined;
    const { format = 'csv', delimiter, columns, total } = earlier;
    return { format, delimiter, columns, total };
  }

  /** Deletes one import that is not running, with its file. Returns false if there is none. */
  private async forget(which: { _id: string } | { createdAt: { $lt: Date } }): Promise<boolean> {
    const gone = await this.imports
      .findOneAndDelete({ ...which, state: { $ne: 'running' } })
      .lean<ImportRecord>();
    if (gone) await this.files.remove(gone.file);
    return Boolean(gone);
  }
}
