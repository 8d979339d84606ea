import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { deliveryRules } from '../../contract/delivery.js';
import { usualRules } from '../../contract/deliveryRules.js';
import type { Outcome, ParsedBody } from '../../contract/schemas.js';
import { type Author, AuditLogService } from '../audit/auditLog.service.js';
import { refuseStale } from '../common/refuseStale.js';
import { TimedCache } from '../common/timedCache.js';
import { type DeliveryRecord, theRules } from './deliveryRules.schema.js';
import { asLogged } from './asLogged.js';

/** Holds the delivery rules with amounts in paise. */
export type Rules = Outcome<'delivery', 'rules'>['data'];

const untilSet: Rules = { ...usualRules, revision: 0 };

/** Reads and saves the delivery rules: where, when and for how much the shop delivers. An admin sets them. */
@Injectable()
export class RulesService {
  private readonly recent = new TimedCache(() => this.read());

  constructor(
    private readonly audit: AuditLogService,
    @InjectModel('DeliveryRules') private readonly rules: Model<DeliveryRecord>,
  ) {}

  /** Returns the rules for screens: at most a few seconds old while the database answers. */
  current(): Promise<Rules> {
    return this.recent.get();
  }

  /** Returns the rules for an order, read in the order's transaction. */
  inSession(session: ClientSession): Promise<Rules> {
    return this.read(session);
  }

  /** Saves the delivery rules. @throws DomainError `staleRevision` with the current rules */
  async save(by: Author, { revision, ...fields }: ParsedBody<'delivery', 'update'>): Promise<Rules> {
    const saved = await this.audit.write(by, 'delivery.update', async (session, tell) => {
      const before = await this.read(session);
      refuseStale(deliveryRules, before, revision);
      const after = { ...fields, revision: before.revision + 1 };
      await this.rules.replaceOne({ _id: theRules }, after, { upsert: true, session });
      tell({ before: asLogged(before), after: asLogged(after) });
      return after;
    });
    this.recent.take(saved);
    return saved;
  }

  private async read(session: ClientSession | null = null): Promise<Rules> {
    const stored = await this.rules.findById(theRules).session(session).lean<DeliveryRecord>();
    if (!stored) return untilSet;
    const { _id: _, ...rules } = stored;
    return rules;
  }
}
