import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { limits } from '../../contract/limits.js';
import type { Outcome, ParsedBody } from '../../contract/schemas.js';
import { type Author, AuditBook } from '../audit/auditBook.js';
import { changeOf } from '../audit/changeOf.js';
import { CatalogueProjection } from '../catalogue/catalogueProjection.js';
import { searchedWords } from '../catalogue/search/words.js';
import { DomainError } from '../common/domainError.js';
import { RateLimits } from '../rates/rateLimits.js';
import type { MissRecord } from './miss.schema.js';

/** So many different ones are kept: whoever makes up nonsense fills no database. */
const room = 5_000;
/** A telephone number or an address of mail is nobody's business here. */
const personal = /(?:\p{Nd}[^\p{L}]*){8,}|@/u;

const nameOf = (search: string): string => searchedWords(search).join(' ');

/** What shoppers searched for and did not find. Nobody's name is kept with it. */
@Injectable()
export class MissesService {
  constructor(
    @InjectModel('Miss') private readonly misses: Model<MissRecord>,
    private readonly catalogue: CatalogueProjection,
    private readonly rates: RateLimits,
    private readonly audit: AuditBook,
  ) {}

  /** Counts it, if it really is not found. @throws DomainError `rateLimited` */
  async count(search: string, address: string): Promise<void> {
    await this.rates.spend('missesFromAddress', address);
    const _id = nameOf(search);
    if (!_id || personal.test(search) || this.catalogue.search(search).found.count > 0) return;
    const told = { $inc: { count: 1 }, $set: { search, last: new Date() } };
    const { upsertedCount } = await this.misses.updateOne({ _id }, told, { upsert: true });
    if (upsertedCount && (await this.misses.estimatedDocumentCount()) > room) await this.makeRoom(_id);
  }

  /** What was missed least and longest ago makes room for what is new. */
  private async makeRoom(_id: string): Promise<void> {
    const oldest = await this.misses
      .findOne({ _id: { $ne: _id } }, { _id: 1 })
      .sort({ count: 1, last: 1 })
      .lean<Pick<MissRecord, '_id'>>();
    if (oldest) await this.misses.deleteOne({ _id: oldest._id });
  }

  /** The most frequent first. */
  async list({ page }: ParsedBody<'search', 'misses'>): Promise<Outcome<'search', 'misses'>> {
    const limit = limits.pageSize.board;
    const found = this.misses.find().sort({ count: -1, last: -1, _id: 1 });
    return {
      data: await found
        .skip((page - 1) * limit)
        .limit(limit)
        .lean<MissRecord[]>(),
      totalCount: await this.misses.estimatedDocumentCount(),
    };
  }

  /** It has been seen to. @throws DomainError `notFound` */
  forget(by: Author, search: string): Promise<void> {
    return this.audit.write(by, 'search.forget', async (session, tell) => {
      const gone = await this.misses.findByIdAndDelete(nameOf(search)).session(session).lean<MissRecord>();
      if (!gone) throw new DomainError('notFound');
      tell(changeOf({ _id: gone._id, name: gone.search }, null));
    });
  }
}
