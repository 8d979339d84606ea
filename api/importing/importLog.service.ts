import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { AuditAction } from '../../contract/audit.js';
import { type Author, AuditBook } from '../audit/auditBook.js';
import { type AuditThing, changeOf } from '../audit/changeOf.js';
import type { BatchPlan } from './planner.service.js';
import type { ShelfPlan } from './shelfPlan.js';

const made = (things: readonly { _id: unknown; name: string }[]): AuditThing[] =>
  things.map((thing) => changeOf(null, thing));

/** Things of one entry: the largest of them together stay below the 16 MB of a document. */
const slice = 50;

/** What the batches of an import did, in the log of changes: in the batch's own transaction. */
@Injectable()
export class ImportLog {
  constructor(private readonly book: AuditBook) {}

  async keep(by: Author, plan: BatchPlan, shelves: ShelfPlan, session: ClientSession): Promise<void> {
    const changed = plan.changed.map(({ before, fields }) => changeOf(before, { ...before, ...fields }));
    const lines: [AuditAction, AuditThing[]][] = [
      ['category.create', made(shelves.newCategories)],
      ['subcategory.create', made(shelves.newSubCategories)],
      ['subcategory.update', [...shelves.widened].map(([is, was]) => changeOf(was, is))],
      ['product.import', [...made(plan.new), ...changed]],
    ];
    for (const [action, things] of lines)
      for (let at = 0; at < things.length; at += slice)
        await this.book.append(session, by, action, things.slice(at, at + slice));
  }
}
