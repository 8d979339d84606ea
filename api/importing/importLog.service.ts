import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { ClientSession, Connection } from 'mongoose';
import type { AuditAction } from '../../contract/audit.js';
import { type Author, AuditLogService } from '../audit/auditLog.service.js';
import type { AuditChange } from '../audit/changeOf.js';
import { transact } from '../database/transact.js';
import { addedCategories, type ImportRecord } from './importJob.schema.js';
import type { BatchPlan } from './planner.service.js';
import type { CategoryPlan } from './categoryPlan.js';

const made = (docs: readonly { _id: unknown; name: string }[]): AuditChange[] =>
  docs.map((after) => ({ before: null, after }));

/** Describes a changed product by the fields that its row changes, because comparing all others takes long. */
const changeOfRow = ({ before, fields }: BatchPlan['changed'][number]): AuditChange => ({
  _id: String(before._id),
  name: fields.name ?? before.name,
  before: Object.fromEntries(Object.entries(before).filter(([field]) => field in fields)),
  after: fields,
});

/** The number of changes in one log entry: even the largest entries stay below MongoDB's 16 MB for a document. */
const slice = 50;

const recordOf = (job: ImportRecord, after: object): AuditChange => ({
  _id: String(job._id),
  name: job.name,
  before: null,
  after,
});

const outcomeFields = [
  'state',
  'total',
  'done',
  'new',
  'changed',
  'unchanged',
  'badCount',
  addedCategories,
] as const;
const outcomeOf = (job: ImportRecord) =>
  Object.fromEntries(outcomeFields.map((field) => [field, job[field]]));

/** Writes imports to the audit log, each entry in the transaction of the change. */
@Injectable()
export class ImportLogService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly auditLog: AuditLogService,
  ) {}

  /** Starts an import through `work` and logs it. */
  begin(work: (session: ClientSession) => Promise<ImportRecord>): Promise<ImportRecord> {
    return transact(this.connection, async (session) => {
      const job = await work(session);
      await this.auditLog.append(session, job.author, 'import.start', [recordOf(job, { total: job.total })]);
      return job;
    });
  }

  /**
   * Ends an import through `work` and logs its counts. Returns null if there was none to end.
   * @param by the admin who stopped the import, if one did
   */
  end<Job extends ImportRecord | null>(
    work: (session: ClientSession) => Promise<Job>,
    by?: Author,
  ): Promise<Job> {
    return transact(this.connection, async (session) => {
      const job = await work(session);
      if (job)
        await this.auditLog.append(session, by ?? job.author, 'import.end', [recordOf(job, outcomeOf(job))]);
      return job;
    });
  }

  /** Logs a batch in the batch's own transaction. */
  async keep(
    job: ImportRecord,
    plan: BatchPlan,
    categoryPlan: CategoryPlan,
    session: ClientSession,
  ): Promise<void> {
    const changed = plan.changed.map(changeOfRow);
    const lines: [AuditAction, AuditChange[]][] = [
      ['category.create', made(categoryPlan.newCategories)],
      ['subcategory.create', made(categoryPlan.newSubCategories)],
      ['subcategory.update', [...categoryPlan.widened].map(([after, before]) => ({ before, after }))],
      ['product.import', [...made(plan.new), ...changed]],
    ];
    const entries = lines.flatMap(([action, changes]) =>
      Array.from(
        { length: Math.ceil(changes.length / slice) },
        (_, at) => [action, changes.slice(at * slice, (at + 1) * slice)] as const,
      ),
    );
    await this.auditLog.appendAll(session, job.author, entries, { _id: String(job._id), file: job.name });
  }
}
