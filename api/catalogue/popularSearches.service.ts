import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { mainLanguage } from '../../contract/languages.js';
import { limits } from '../../contract/limits.js';
import type { Messages } from '../../contract/messages/en.js';
import type { Outcome } from '../../contract/schemas.js';
import { nameIn } from '../common/localized.js';
import { TimedCache } from '../common/timedCache.js';
import { RateLimitsService } from '../rateLimits/rateLimits.service.js';
import { Keys } from '../secrets/keys.js';
import { CatalogueProjectionService } from './catalogueProjection.service.js';
import { type CountedSearchRecord, countedAs, countSearch, nameOf } from './countedSearch.schema.js';
import { wholeWordsOf } from './search/answer.js';

/** How often a search must have counted to be popular, so that a single visit makes none. */
const fewest = 3;
/** How many frequent searches are read, since some may have lost their products. */
const mostRead = 100;
/** In ms: how long a process keeps what it has read, and how long a reader waits for newer ones. */
const pace = { fresh: 60_000, timeout: 0 };

/** The names of subcategories that are a word or two that people search for: not "Atta, Flours & Sooji". */
const isTerm = (name: string): boolean => !/[,&/()]/.test(name) && name.split(/\s+/).length <= 2;

/** Matches a letter of a script; any letter if Unicode has no such script: Japanese (`Jpan`) is written in several. */
const lettersOf = (script = ''): RegExp => {
  try {
    return new RegExp(`\\p{Script=${script}}`, 'u');
  } catch {
    return /\p{Letter}/u;
  }
};

/** Returns a test of texts: whether a reader of the language reads their script. In the main language all are read. */
const isReadIn = ({ language }: Messages): ((text: string) => boolean) => {
  const { language: code, script } = new Intl.Locale(language).maximize();
  const letters = lettersOf(script);
  return code === mainLanguage ? () => true : (text) => letters.test(text);
};

/** Counts the searches that found something, without storing who searched, and lists the popular ones. */
@Injectable()
export class PopularSearchesService {
  private readonly frequent = new TimedCache(() => this.read(), pace);

  constructor(
    @InjectModel('PopularSearch') private readonly searches: Model<CountedSearchRecord>,
    private readonly catalogue: CatalogueProjectionService,
    private readonly rateLimits: RateLimitsService,
    private readonly keys: Keys,
  ) {}

  /**
   * Counts a search that a customer has found something with, by those of its words that products must have: everybody
   * reads them, so that no other word is stored. It counts once a day for each network address.
   * @throws DomainError `rateLimited`
   */
  async count(search: string, address: string): Promise<void> {
    await this.rateLimits.spend('foundSearchesFromAddress', address);
    const answer = await this.catalogue.state.search(`${search} `);
    const _id = countedAs(wholeWordsOf(answer).join(' '));
    if (!_id) return;
    const isNew = await this.rateLimits.isLeft(
      'sameFoundSearchFromAddress',
      this.keys.all.visitors,
      address,
      _id,
    );
    if (isNew) await countSearch(this.searches, _id, _id);
  }

  /**
   * Lists the most frequent searches that find a product in stock, filled up with names of large subcategories, all in
   * the script of the reader's language.
   */
  async list(messages: Messages): Promise<Outcome<'search', 'popular'>> {
    const terms = new Map<string, string>();
    for (const term of [...(await this.frequent.get()), ...this.subCategoryNames(messages)].filter(
      isReadIn(messages),
    )) {
      const { found } = await this.catalogue.state.search(term);
      const [best = ''] = found.ids(0, 1);
      const name = nameOf(term);
      if (!terms.has(name) && this.catalogue.state.isInStock(best)) terms.set(name, term);
      if (terms.size === limits.popularSearches) break;
    }
    return { data: [...terms.values()] };
  }

  private async read(): Promise<string[]> {
    const found = await this.searches
      .find({ count: { $gte: fewest } }, { _id: 1 })
      .sort({ count: -1, last: -1, _id: 1 })
      .limit(mostRead)
      .lean<Pick<CountedSearchRecord, '_id'>[]>();
    return found.map(({ _id }) => _id);
  }

  private subCategoryNames(messages: Messages): string[] {
    const { state } = this.catalogue;
    const translated = state.subCategories().map((sub) => ({ _id: sub._id, name: nameIn(sub, messages) }));
    const named = translated.filter(({ name }) => isTerm(name));
    const sized = named.map(({ _id, name }) => ({
      name,
      size: state.idsByCategory(undefined, String(_id)).length,
    }));
    return sized.sort((one, other) => other.size - one.size).map(({ name }) => name);
  }
}
