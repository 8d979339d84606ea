import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { searchWords } from '../../contract/browse.js';
import type { Outcome, ParsedBody } from '../../contract/schemas.js';
import { type Author, AuditBook } from '../audit/auditBook.js';
import { changeOf } from '../audit/changeOf.js';
import { CatalogueProjection } from '../catalogue/catalogueProjection.js';
import { refuseStale } from '../catalogue/refusals.js';
import { defaultWords } from '../catalogue/search/defaultWords.js';
import { type SearchWordsRecord, theWords } from '../catalogue/search/searchWords.schema.js';

type Words = Outcome<'search', 'words'>['data'];

const groupsOnlyIn = (some: Words, others: Words) => {
  const known = new Set(others.groups.map(String));
  const words = some.groups
    .map((group) => group.join(', '))
    .filter((_, at) => !known.has(String(some.groups[at])));
  return { _id: theWords, name: 'Search', words };
};

/** Words and phrases that mean one thing: one document, which an admin sets. */
@Injectable()
export class SearchWordsService {
  constructor(
    private readonly audit: AuditBook,
    @InjectModel('SearchWords') private readonly words: Model<SearchWordsRecord>,
    private readonly catalogue: CatalogueProjection,
  ) {}

  current(): Promise<Words> {
    return this.read(null);
  }

  /** @throws DomainError `staleRevision` with the words as they are */
  async save(by: Author, { revision, groups }: ParsedBody<'search', 'updateWords'>): Promise<Words> {
    const saved = await this.audit.write(by, 'search.updateWords', async (session, tell) => {
      const before = await this.read(session);
      refuseStale(searchWords, before, revision);
      const after = { groups, revision: before.revision + 1 };
      await this.words.replaceOne({ _id: theWords }, after, { upsert: true, session });
      tell(changeOf(groupsOnlyIn(before, after), groupsOnlyIn(after, before)));
      return after;
    });
    this.catalogue.take({ kind: 'searchwords', doc: { _id: theWords, ...saved } });
    return saved;
  }

  private async read(session: ClientSession | null): Promise<Words> {
    const stored = await this.words.findById(theWords).session(session).lean<SearchWordsRecord>();
    if (!stored) return { groups: defaultWords.map((group) => [...group]), revision: 0 };
    return { groups: stored.groups, revision: stored.revision };
  }
}
