import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { wordsOf } from '../common/wordsOf.js';
import type { AuditRecord } from './auditEntry.schema.js';

/**
 * Erases a user's personal data from the audit log. The actions and their times stay. It writes through the
 * driver and not through the model, which refuses every change, so that no other code can rewrite the log
 * (docs/adr/0014).
 */
@Injectable()
export class AuditErasureService {
  constructor(@InjectModel('Audit') private readonly entries: Model<AuditRecord>) {}

  /** Erases the name and email of an account, both as the author of entries and as their subject. */
  async erase(userId: string, session: ClientSession): Promise<void> {
    const [wrote, about] = [{ 'who._id': userId }, { kind: 'user', 'things._id': userId } as const];
    const either = { $or: [wrote, about] };
    const words = await this.wordsFor(wrote, about, session);
    if (!words.length) return;
    const log = this.entries.collection;
    const search = { $setDifference: ['$search', words] };
    await log.updateMany(either, [{ $set: { search } }], { session });
    await log.updateMany(wrote, { $set: { 'who.name': '', 'who.email': '' } }, { session });
    const personalFields = ['before.name', 'before.email', 'after.name', 'after.email'];
    await log.updateMany(
      about,
      {
        $set: { 'things.$[one].name': '' },
        $unset: Object.fromEntries(personalFields.map((field) => [`things.$[one].${field}`, 1])),
      },
      { arrayFilters: [{ 'one._id': userId }], session },
    );
  }

  /**
   * Erases from the audit log the notes and answers that admins wrote about these orders, also the notes on
   * cancellations.
   */
  async eraseNotes(orderIds: readonly string[], session: ClientSession): Promise<void> {
    await this.entries.collection.updateMany(
      {
        action: { $in: ['order.note', 'order.cancel', 'order.answerProblem'] },
        'things._id': { $in: [...orderIds] },
      },
      {
        $unset: {
          'things.$[one].before.note': 1,
          'things.$[one].after.note': 1,
          'things.$[one].before.reason_note': 1,
          'things.$[one].after.reason_note': 1,
          'things.$[one].after.answer': 1,
        },
      },
      { arrayFilters: [{ 'one._id': { $in: [...orderIds] } }], session },
    );
  }

  /** Returns the search words that the entries by or about an account got from its names and emails. */
  private async wordsFor(wrote: object, about: object, session: ClientSession): Promise<string[]> {
    const texts = [
      ...(await this.entries.distinct('who.name', wrote).session(session)),
      ...(await this.entries.distinct('who.email', wrote).session(session)),
      ...(await this.entries.distinct('things.name', about).session(session)),
    ];
    return [...new Set(texts.flatMap((text) => wordsOf(String(text))))];
  }
}
