import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ImportMapping } from '../../contract/importing.js';
import { limits } from '../../contract/limits.js';
import type { Outcome, ParsedBody } from '../../contract/schemas.js';
import type { Messages } from '../../contract/messages/en.js';
import type { Author } from '../audit/auditLog.service.js';
import { batchesOf } from '../common/batches.js';
import { DomainError } from '../common/domainError.js';
import { isMaintained } from '../database/maintenance.js';
import { isDuplicate } from '../database/transact.js';
import { type RowIssue, inWords } from './rowIssues.js';
import { ImportFilesService } from './importFiles.service.js';
import { addedCategories, type ImportRecord, signed } from './importJob.schema.js';
import { ImportLeasesService } from './importLeases.service.js';
import { ImportLogService } from './importLog.service.js';
import { checkMapping, storedMapping, mappingIn } from './mappings.js';
import { IdentifierLines } from './identifierLines.js';
import { RepeatedImportsService } from './repeatedImports.service.js';
import { type BatchPlan, PlannerService } from './planner.service.js';
import type { CategoryPlan } from './categoryPlan.js';

type Preview = Outcome<'import', 'preview'>['data'];
type Job = Outcome<'import', 'start'>['data'];
type Order = ParsedBody<'import', 'start'>;

/** The number of rows whose products are looked up in one query. */
const batch = 500;

interface PreviewOptions {
  /** The maximum number of bad rows to list. */
  max?: number;
  /** Stops the preview. */
  stopping?: AbortSignal | undefined;
  /** Is called after each batch with the number of rows read so far. */
  onProgress?: (done: number, total: number) => void;
}

const fresh = { done: 0, new: 0, changed: 0, unchanged: 0, badCount: 0 };

const shown = ({ _id, bad, choices: _choices, ...job }: ImportRecord, messages: Messages): Job => ({
  ...job,
  id: String(_id),
  bad: bad.map((rowIssue) => inWords(rowIssue, messages)),
});

/** Returns a changed product in the form that a preview shows. */
const shownChange = (
  { before: { name, ...before }, fields }: BatchPlan['changed'][number],
  categoryPlan: CategoryPlan,
): Preview['changes'][number] => {
  const named = ({ category, subCategory, ...rest }: Partial<typeof before>) => ({
    ...rest,
    ...(category && { category: categoryPlan.namesOf('category', category) }),
    ...(subCategory && { subCategory: categoryPlan.namesOf('subCategory', subCategory) }),
  });
  const was = Object.entries({ name, ...named(before) }).filter(([field]) => field in fields);
  return { name, unit: before.unit, before: Object.fromEntries(was), after: named(fields) };
};

const namesOf = (docs: readonly { name: string }[]) => docs.map(({ name }) => name);

/** Previews, starts, tracks and cancels imports of uploaded files. `ImportRunnerService` does the writing. */
@Injectable()
export class ImportsService {
  constructor(
    @InjectModel('Import') private readonly imports: Model<ImportRecord>,
    private readonly files: ImportFilesService,
    private readonly planner: PlannerService,
    private readonly log: ImportLogService,
    private readonly leases: ImportLeasesService,
    private readonly repeats: RepeatedImportsService,
  ) {}

  /**
   * Works out what an import would do.
   * @throws DomainError `notFound`, `invalid` for a mapping that does not fit; the reason of `stopping`
   */
  async preview(
    order: Order,
    messages: Messages,
    { max = limits.badRows, stopping, onProgress }: PreviewOptions = {},
  ): Promise<Preview> {
    const job = await this.found(order.id);
    const mapping = this.mappingFor(job, order);
    const repeated = await this.repeats.of({ ...job, choices: order.choices }, mapping);
    if (repeated) {
      const { total } = job;
      const { badCount, bad, notes, noteCount } = repeated;
      onProgress?.(total, total);
      return {
        ...fresh,
        ...{ total, done: total, unchanged: total - badCount, badCount, noteCount, stockChanged: 0 },
        missing: { stock: 0, unit: 0 },
        changes: [],
        bad: bad.map((rowIssue) => inWords(rowIssue, messages)),
        notes: notes.map((note) => inWords(note, messages)),
        newCategories: [],
        newSubCategories: [],
      };
    }
    const categoryPlan = await this.planner.categoryPlan();
    const earlier = new IdentifierLines();
    const sum = { ...fresh, total: job.total, noteCount: 0, stockChanged: 0 };
    const missing = { stock: 0, unit: 0 };
    const changes: Preview['changes'] = [];
    const [bad, notes]: [RowIssue[], RowIssue[]] = [[], []];
    for await (const rows of batchesOf(this.files.rows(job, mapping), batch)) {
      stopping?.throwIfAborted();
      const plan = await this.planner.plan(rows, categoryPlan, earlier, undefined, order.choices);
      earlier.add(plan.identifiers);
      sum.done += rows.length;
      sum.new += plan.new.length;
      sum.changed += plan.changed.length;
      sum.unchanged += plan.unchanged;
      sum.badCount += plan.badCount;
      sum.noteCount += plan.notes.length;
      sum.stockChanged += plan.changed.filter(({ fields }) => 'stock' in fields).length;
      missing.stock += plan.missing.stock;
      missing.unit += plan.missing.unit;
      changes.push(
        ...plan.changed
          .slice(0, limits.importChanges - changes.length)
          .map((change) => shownChange(change, categoryPlan)),
      );
      bad.push(...plan.bad.slice(0, max - bad.length));
      notes.push(...plan.notes.slice(0, limits.badRows - notes.length));
      onProgress?.(sum.done, sum.total);
    }
    return {
      ...sum,
      missing,
      changes,
      bad: bad.map((rowIssue) => inWords(rowIssue, messages)),
      notes: notes.map((note) => inWords(note, messages)),
      newCategories: namesOf(categoryPlan.newCategories),
      newSubCategories: namesOf(categoryPlan.newSubCategories),
    };
  }

  /**
   * Starts an import; the process that holds the lease works on it. `owner` gets the lease at once if given.
   * An import that has ended may start again: rows that it has written count as unchanged.
   * @throws DomainError `notFound`, `invalid` for a mapping that does not fit, `importRunning`, `maintenance`
   */
  async start(order: Order, by: Author, messages: Messages, owner?: string): Promise<Job> {
    if (await isMaintained(this.imports.db)) throw new DomainError('maintenance');
    const job = await this.found(order.id);
    const mapping = storedMapping(this.mappingFor(job, order));
    const change = {
      $set: {
        ...fresh,
        bad: [],
        [addedCategories]: 0,
        state: 'running' as const,
        ...signed(by),
        mapping,
        choices: order.choices ?? {},
      },
      $currentDate: { startedAt: true as const },
      $unset: { finishedAt: 1 as const, lease: 1 as const, afterwards: 1 as const },
    };
    const begun = await this.log.begin(async (session) => {
      const options = { returnDocument: 'after', session } as const;
      const begins = await this.imports
        .findOneAndUpdate({ _id: job._id, state: { $ne: 'running' } }, change, options)
        .lean<ImportRecord>()
        .exec()
        .catch((error: unknown) => {
          throw isDuplicate(error) ? new DomainError('importRunning') : error;
        });
      if (!begins) throw new DomainError('importRunning');
      if (owner) await this.leases.give(job._id, owner, session);
      return begins;
    });
    return shown(begun, messages);
  }

  /**
   * Returns the import with this id, or the latest started if there is no id; null if none was started.
   * @throws DomainError `notFound`
   */
  async status(messages: Messages, id?: string): Promise<Job | null> {
    if (id) return shown(await this.found(id), messages);
    const latest = await this.imports
      .findOne({ startedAt: { $exists: true } })
      .sort({ startedAt: -1 })
      .lean<ImportRecord>();
    return latest && shown(latest, messages);
  }

  /**
   * Cancels the import with this id, or the running one if there is no id; null if none runs. An import that
   * has ended stays as it is.
   * @throws DomainError `notFound`
   */
  async cancel(by: Author, messages: Messages, id?: string): Promise<Job | null> {
    const change = {
      $set: { state: 'stopped' },
      $currentDate: { finishedAt: true },
      $unset: { lease: 1 },
    } as const;
    const stopped = await this.log.end(
      (session) =>
        this.imports
          .findOneAndUpdate({ state: 'running', ...(id && { _id: id }) }, change, {
            returnDocument: 'after',
            session,
          })
          .lean<ImportRecord>()
          .exec(),
      by,
    );
    if (stopped) return shown(stopped, messages);
    return id ? shown(await this.found(id), messages) : null;
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
}
