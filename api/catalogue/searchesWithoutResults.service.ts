import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { limits } from '../../contract/limits.js';
import type { Outcome, ParsedBody } from '../../contract/schemas.js';
import { type Author, AuditLogService } from '../audit/auditLog.service.js';
import { CatalogueProjectionService } from './catalogueProjection.service.js';
import { searchedWords } from './search/words.js';
import { DomainError } from '../common/domainError.js';
import { RateLimitsService } from '../rateLimits/rateLimits.service.js';
import type { SearchWithoutResultsRecord } from './searchWithoutResults.schema.js';

/** The maximum number of stored searches without results, so that nonsense cannot fill the database. */
const room = 5_000;
/** Matches telephone numbers and email addresses: a search that contains one must not be stored. */
const personal = /(?:\p{Nd}[^\p{L}]*){8,}|@/u;

const nameOf = (search: string): string => searchedWords(search).join(' ');

/** Counts searches without results, without storing who searched. */
@Injectable()
export class SearchesWithoutResultsService {
  constructor(
    @InjectModel('SearchWithoutResults')
    private readonly searchesWithoutResults: Model<SearchWithoutResultsRecord>,
    private readonly catalogue: CatalogueProjectionService,
    private readonly rateLimits: RateLimitsService,
    private readonly audit: AuditLogService,
  ) {}

  /**
   * Counts a search without results, after checking that it really has none.
   * @throws DomainError `rateLimited`
   */
  async count(search: string, address: string): Promise<void> {
    await this.rateLimits.spend('searchesWithoutResultsFromAddress', address);
    const _id = nameOf(search);
    if (!_id || personal.test(search) || this.catalogue.state.search(search).found.count > 0) return;
    const update = { $inc: { count: 1 }, $set: { search, last: new Date() } };
    const { upsertedCount } = await this.searchesWithoutResults.updateOne({ _id }, update, { upsert: true });
    if (upsertedCount && (await this.searchesWithoutResults.estimatedDocumentCount()) > room)
      await this.makeRoom(_id);
  }

  /** Deletes the least frequent search, the oldest of several, to make room for the new search `_id`. */
  private async makeRoom(_id: string): Promise<void> {
    const oldest = await this.searchesWithoutResults
      .findOne({ _id: { $ne: _id } }, { _id: 1 })
      .sort({ count: 1, last: 1 })
      .lean<Pick<SearchWithoutResultsRecord, '_id'>>();
    if (oldest) await this.searchesWithoutResults.deleteOne({ _id: oldest._id });
  }

  /** Lists the searches without results, the most frequent first. */
  async list({
    page,
  }: ParsedBody<'search', 'searchesWithoutResults'>): Promise<Outcome<'search', 'searchesWithoutResults'>> {
    const limit = limits.pageSize.table;
    const found = this.searchesWithoutResults.find().sort({ count: -1, last: -1, _id: 1 });
    return {
      data: await found
        .skip((page - 1) * limit)
        .limit(limit)
        .lean<SearchWithoutResultsRecord[]>(),
      totalCount: await this.searchesWithoutResults.estimatedDocumentCount(),
    };
  }

  /** Deletes a stored search without results that an admin has dealt with. @throws DomainError `notFound` */
  forget(by: Author, search: string): Promise<void> {
    return this.audit.write(by, 'search.forget', async (session, tell) => {
      const gone = await this.searchesWithoutResults
        .findByIdAndDelete(nameOf(search))
        .session(session)
        .lean<SearchWithoutResultsRecord>();
      if (!gone) throw new DomainError('notFound');
      tell({ before: { _id: gone._id, name: gone.search }, after: null });
    });
  }
}
