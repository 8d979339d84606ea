import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { limits } from '../../contract/limits.js';
import type { Outcome, ParsedBody } from '../../contract/schemas.js';
import { type Author, AuditLogService } from '../audit/auditLog.service.js';
import { CatalogueProjectionService } from './catalogueProjection.service.js';
import { type CountedSearchRecord, countedAs, countSearch, nameOf } from './countedSearch.schema.js';
import { DomainError } from '../common/domainError.js';
import { RateLimitsService } from '../rateLimits/rateLimits.service.js';

/** Counts searches without results, without storing who searched. */
@Injectable()
export class SearchesWithoutResultsService {
  constructor(
    @InjectModel('SearchWithoutResults')
    private readonly searchesWithoutResults: Model<CountedSearchRecord>,
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
    const _id = countedAs(search);
    if (!_id) return;
    const { found } = await this.catalogue.state.search(search);
    if (!found.count) await countSearch(this.searchesWithoutResults, _id, search);
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
        .lean<CountedSearchRecord[]>(),
      totalCount: await this.searchesWithoutResults.estimatedDocumentCount(),
    };
  }

  /** Deletes a stored search without results that an admin has dealt with. @throws DomainError `notFound` */
  forget(by: Author, search: string): Promise<void> {
    return this.audit.write(by, 'search.forget', async (session, tell) => {
      const gone = await this.searchesWithoutResults
        .findByIdAndDelete(nameOf(search))
        .session(session)
        .lean<CountedSearchRecord>();
      if (!gone) throw new DomainError('notFound');
      tell({ before: { _id: gone._id, name: gone.search }, after: null });
    });
  }
}
