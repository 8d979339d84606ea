import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { synonyms } from '../../contract/browse.js';
import type { Outcome, ParsedBody } from '../../contract/schemas.js';
import { type Author, AuditLogService } from '../audit/auditLog.service.js';
import { CatalogueProjectionService } from './catalogueProjection.service.js';
import { refuseStale } from '../common/refuseStale.js';
import { defaultSynonyms } from './search/defaultSynonyms.js';
import { type SynonymsRecord, synonymsId } from './search/synonyms.schema.js';

type Words = Outcome<'search', 'synonyms'>['data'];

const groupsOnlyIn = (some: Words, others: Words) => {
  const known = new Set(others.groups.map(String));
  const words = some.groups
    .map((group) => group.join(', '))
    .filter((_, at) => !known.has(String(some.groups[at])));
  return { _id: synonymsId, name: 'Synonyms', words };
};

/** Reads and saves the synonyms of the search: one document, which an admin sets. */
@Injectable()
export class SynonymsService {
  constructor(
    private readonly audit: AuditLogService,
    @InjectModel('Synonyms') private readonly synonyms: Model<SynonymsRecord>,
    private readonly catalogue: CatalogueProjectionService,
  ) {}

  current(): Promise<Words> {
    return this.read(null);
  }

  /**
   * Saves the synonyms that an admin has edited.
   * @throws DomainError `staleRevision` with the current synonyms
   */
  async save(by: Author, { revision, groups }: ParsedBody<'search', 'updateWords'>): Promise<Words> {
    const saved = await this.audit.write(by, 'search.updateWords', async (session, tell) => {
      const before = await this.read(session);
      refuseStale(synonyms, before, revision);
      const after = { groups, revision: before.revision + 1 };
      await this.synonyms.replaceOne({ _id: synonymsId }, after, { upsert: true, session });
      tell({ before: groupsOnlyIn(before, after), after: groupsOnlyIn(after, before) });
      return after;
    });
    this.catalogue.take({ kind: 'searchwords', doc: { _id: synonymsId, ...saved } });
    return saved;
  }

  private async read(session: ClientSession | null): Promise<Words> {
    const stored = await this.synonyms.findById(synonymsId).session(session).lean<SynonymsRecord>();
    if (!stored) return { groups: defaultSynonyms.map((group) => [...group]), revision: 0 };
    return { groups: stored.groups, revision: stored.revision };
  }
}
