import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { BadRow, ImportMapping } from '../../contract/importing.js';
import { limits } from '../../contract/limits.js';
import type { Outcome, ParsedBody } from '../../contract/schemas.js';
import type { Texts } from '../../contract/texts/en.js';
import type { Author } from '../audit/auditBook.js';
import { DomainError } from '../common/domainError.js';
import { isDuplicate } from '../database/transact.js';
import { batchesOf } from './batches.js';
import { guessMapping } from './csv/guess.js';
import { ImportFiles } from './importFiles.service.js';
import type { ImportRecord } from './importJob.schema.js';
import { checkMapping, keptMapping, mappingIn } from './mappings.js';
import { PlannerService } from './planner.service.js';

type Uploaded = Outcome<'import', 'upload'>['data'];
type Preview = Outcome<'import', 'preview'>['data'];
type Job = Outcome<'import', 'start'>['data'];
type Order = ParsedBody<'import', 'start'>;

/** ms that a file is kept which nobody imports. */
const kept = 7 * 24 * 3_600_000;
/** Rows that are looked up in one go. */
const batch = 500;

const shown = ({ _id, ...job }: ImportRecord): Job => ({ ...job, id: String(_id) });

/** As a job names whoever started it. */
const signed = ({ id, name, email }: Author) => ({
  by: email || 'command line',
  author: { id, name, email },
});

const fresh = { done: 0, new: 0, changed: 0, unchanged: 0, badCount: 0, bad: [] };

/** Files of products from their arrival on: looked at, started, followed, stopped. `ImportRunner` does the writing. */
@Injectable()
export class ImportsService {
  constructor(
    @InjectModel('Import') private readonly imports: Model<ImportRecord>,
    private readonly files: ImportFiles,
    private readonly planner: PlannerService,
  ) {}

  /** @throws DomainError `badCsv` */
  async receive(source: AsyncIterable<Buffer>, name: string, by: Author): Promise<Uploaded> {
    await this.tidy();
    const facts = await this.files.keep(source, name);
    const mapping = guessMapping(facts.columns);
    const ready = {
      ...facts,
      name: name.slice(0, limits.name) || 'products.csv',
      mapping: keptMapping(mapping),
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

  /**
   * What an import would do. Names the first `most` bad rows.
   * @throws DomainError `notFound`, `invalid` for a mapping that does not fit
   */
  async preview(order: Order, texts: Texts, most: number = limits.badRows): Promise<Preview> {
    const job = await this.found(order.id);
    const mapping = this.mappingFor(job, order);
    const shelves = await this.planner.shelves();
    const meant = new Map<string, number>();
    const sum = { ...fresh, total: job.total, bad: [] as BadRow[] };
    for await (const rows of batchesOf(this.files.rows(job, mapping, texts), batch)) {
      const plan = await this.planner.plan(rows, shelves, texts, meant);
      for (const [claim, line] of plan.meant) meant.set(claim, line);
      sum.done += rows.length;
      sum.new += plan.new.length;
      sum.changed += plan.changed.length;
      sum.unchanged += plan.unchanged;
      sum.badCount += plan.badCount;
      sum.bad.push(...plan.bad.slice(0, most - sum.bad.length));
    }
    const names = (docs: readonly { name: string }[]) => docs.map(({ name }) => name);
    return {
      ...sum,
      newCategories: names(shelves.newCategories),
      newSubCategories: names(shelves.newSubCategories),
    };
  }

  /**
   * Sets an import going: whoever holds a lease works on it. One that has ended may be started again; what it has written
   * already counts as unchanged then.
   * @throws DomainError `notFound`, `invalid` for a mapping that does not fit, `importRunning`
   */
  async start(order: Order, by: Author): Promise<Job> {
    const job = await this.found(order.id);
    const mapping = this.mappingFor(job, order);
    const begun = await this.imports
      .findOneAndUpdate(
        { _id: job._id, state: { $ne: 'running' } },
        {
          $set: { ...fresh, shelves: 0, state: 'running', ...signed(by), mapping: keptMapping(mapping) },
          $currentDate: { startedAt: true },
          $unset: { finishedAt: 1, lease: 1 },
        },
        { returnDocument: 'after' },
      )
      .lean<ImportRecord>()
      .exec()
      .catch((error: unknown) => {
        throw isDuplicate(error) ? new DomainError('importRunning') : error;
      });
    if (!begun) throw new DomainError('importRunning');
    return shown(begun);
  }

  /** The latest that was started, where no id is given; null where there was none. @throws DomainError `notFound` */
  async status(id?: string): Promise<Job | null> {
    if (id) return shown(await this.found(id));
    const latest = await this.imports
      .findOne({ startedAt: { $exists: true } })
      .sort({ startedAt: -1 })
      .lean<ImportRecord>();
    return latest && shown(latest);
  }

  /** The one that runs, where no id is given, null where none does; one that has ended stays as it is. @throws DomainError `notFound` */
  async cancel(id?: string): Promise<Job | null> {
    const stopped = await this.imports
      .findOneAndUpdate(
        { state: 'running', ...(id && { _id: id }) },
        { $set: { state: 'stopped' }, $currentDate: { finishedAt: true }, $unset: { lease: 1 } },
        { returnDocument: 'after' },
      )
      .lean<ImportRecord>();
    if (stopped) return shown(stopped);
    return id ? shown(await this.found(id)) : null;
  }

  /** Forgets a file and what became of it; one that is being imported stays. @throws DomainError `notFound` */
  async discard(id: string): Promise<void> {
    const { _id } = await this.found(id);
    await this.forget({ _id });
  }

  private async found(id: string): Promise<ImportRecord> {
    const job = await this.imports.findById(id).lean<ImportRecord>();
    if (!job) throw new DomainError('notFound');
    return job;
  }

  private mappingFor(job: ImportRecord, { mapping = mappingIn(job) }: Order): ImportMapping {
    checkMapping(mapping, job.columns);
    return mapping;
  }

  private async tidy(): Promise<void> {
    const old = { createdAt: { $lt: new Date(Date.now() - kept) } };
    while (await this.forget(old));
  }

  /** Takes one that does not run off the list, and its file with it; false where there is none. */
  private async forget(which: { _id: Types.ObjectId } | { createdAt: { $lt: Date } }): Promise<boolean> {
    const gone = await this.imports
      .findOneAndDelete({ ...which, state: { $ne: 'running' } })
      .lean<ImportRecord>();
    if (gone) await this.files.remove(gone.file);
    return Boolean(gone);
  }
}

const said = (mapping: ImportMapping): Record<string, string> =>
  Object.fromEntries(keptMapping(mapping).map(({ field, column }) => [field, column]));
