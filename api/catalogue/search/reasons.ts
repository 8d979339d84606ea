import type { ReplyOf } from '../../../contract/operator/replies.js';
import type { SearchAnswer, Want } from './answer.js';
import type { MatchSource } from './lookup.js';
import { fields, type ProductIndex } from './productIndex.js';
import type { Phrase, Synonyms } from './synonyms.js';
import { editsFrom } from '../../common/editDistance.js';
import { soundOf } from './sound.js';
import { searchedWords, stem, termsOf, type Token } from './words.js';

type Hit = ReplyOf<'search'>['products'][number];
type Match = Hit['matches'][number];

/** Explains the rank of a product in a search. */
export type Reason = Pick<Hit, 'score' | 'exact' | 'matches' | 'lifts'> & { id: string };

const maxEdits = 2;

const isTypo = (typed: string, word: string): boolean =>
  editsFrom(typed, maxEdits, true, [word], new Uint8Array(1)).length > 0;

const soundsLike = (typed: string, word: string): boolean => {
  const [asked, found] = [soundOf(typed), soundOf(word)];
  return asked.length > 1 && found.startsWith(asked);
};

/** Explains why a search found its products. */
export class Reasons {
  constructor(
    private readonly index: ProductIndex,
    private readonly synonyms: Synonyms,
  ) {}

  /**
   * Explains the first `count` matches.
   * @param amounts amounts in the search, which products need not have
   */
  of({ found, wants }: SearchAnswer, search: string, amounts: readonly Token[], count: number): Reason[] {
    return found.ranked(0, count).map(({ id, doc, score, exact }) => ({
      id,
      score,
      exact,
      matches: wants.flatMap((want) => this.matchOf(want, doc) ?? []),
      lifts: this.liftsOf(doc, searchedWords(search).join(' '), amounts),
    }));
  }

  private matchOf({ slot, sources }: Want, doc: number): Match | undefined {
    const value = ({ quality, postings }: MatchSource) => quality * postings.weightIn(doc);
    const [best] = sources
      .filter((source) => value(source) > 0)
      .sort((one, other) => value(other) - value(one));
    if (!best) return undefined;
    const asked = slot.map(({ raw }) => raw).join(' ');
    // beginnings of one or two letters are looked up for all words at once, so their source has no terms
    const terms = best.terms.length ? best.terms : slot.map(({ term }) => term);
    const how = best.terms.length ? this.howOf(slot, terms) : 'beginning';
    return { asked, found: terms.join(' '), how, fields: this.fieldsOf(doc, terms, !best.terms.length) };
  }

  private howOf(slot: readonly Token[], terms: Phrase): Match['how'] {
    const typed = slot.map(({ term }) => term);
    const [word = ''] = terms;
    const [asked = ''] = typed;
    const isSpelledOtherwise = slot.some(({ raw, term, numeric }) => !numeric && stem(raw) !== term);
    if (typed.join(' ') === terms.join(' ')) return isSpelledOtherwise ? 'sound' : 'exact';
    const others = this.synonyms.othersOf(typed).map((other) => other.join(' '));
    if (others.includes(terms.join(' '))) return 'synonym';
    if (typed.length > 1) return terms.length === 1 && word.startsWith(typed.join('')) ? 'joined' : 'synonym';
    if (terms.length > 1) return terms.join('') === asked ? 'apart' : 'synonym';
    if (word.startsWith(asked)) return 'beginning';
    if (isTypo(asked, word)) return 'slip';
    return soundsLike(asked, word) ? 'sound' : 'synonym';
  }

  private fieldsOf(doc: number, terms: Phrase, begun: boolean): Match['fields'] {
    const text = this.index.textOf(doc);
    if (!text) return [];
    return fields.filter((field) => {
      const there = termsOf(text[field] ?? '');
      return terms.every((term) => there.some((one) => (begun ? one.startsWith(term) : one === term)));
    });
  }

  private liftsOf(doc: number, asked: string, amounts: readonly Token[]): Hit['lifts'] {
    const { index } = this;
    const [name, brand] = [index.name(doc), index.brand(doc)];
    const has = ({ term }: Token) =>
      (index.stands(index.vocabulary.number(term) ?? -1)?.weightIn(doc) ?? 0) > 0;
    return [
      ...(name === asked ? ['wholeName' as const] : []),
      ...(name !== asked && name.startsWith(asked) ? ['nameBegins' as const] : []),
      ...(brand === asked ? ['brand' as const] : []),
      ...(amounts.some(has) ? ['amount' as const] : []),
    ];
  }
}
