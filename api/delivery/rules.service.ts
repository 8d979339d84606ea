import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { deliveryRules } from '../../contract/delivery.js';
import { usualRules } from '../../contract/deliveryRules.js';
import type { Outcome, ParsedBody } from '../../contract/schemas.js';
import { type Author, AuditLogService } from '../audit/auditLog.service.js';
import { changeOf } from '../audit/changeOf.js';
import { refuseStale } from '../catalogue/catalogueErrors.js';
import { Recent } from '../common/recent.js';
import { type DeliveryRecord, theRules } from './deliveryRules.schema.js';
import { asLogged } from './asLogged.js';

/** The rules in inside form: amounts in paise. */
export type Rules = Outcome<'delivery', 'rules'>['data'];

const untilSet: Rules = { ...usualRules, revision: 0 };

/** Where, when and for how much the shop delivers (W-38): one document, which an admin sets. */
@Injectable()
export class RulesService {
  private readonly recent = new Recent(() => this.read());

  constructor(
    private readonly audit: AuditLogService,
    @InjectModel('DeliveryRules') private readonly rules: Model<DeliveryRecord>,
  ) {}

  /** For screens: never older than a few seconds while the database answers. */
  current(): Promise<Rules> {
    return this.recent.get();
  }

  /** For an order: as they are in its transaction. */
  inSession(session: ClientSession): Promise<Rules> {
    return this.read(session);
  }

  /** @throws DomainError `staleRevision` with the rules as they are */
  async save(by: Author, { revision, ...fields }: ParsedBody<'delivery', 'update'>): Promise<Rules> {
    const saved = await this.audit.write(by, 'delivery.update', async (session, tell) => {
      const before = await this.read(session);
      refuseStale(deliveryRules, before, revision);
      const after = { ...fields, revision: before.revision + 1 };
      await this.rules.replaceOne({ _id: theRules }, after, { upsert: true, session });
      tell(changeOf(asLogged(before), asLogged(after)));
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
