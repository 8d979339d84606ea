import { Recent } from '../projection/recent.js';
import { isDevanagari } from './devanagari.js';
import { Lookup, shareOf, short, type Source } from './lookup.js';
import { firstInName, inName, Postings } from './postings.js';
import type { ProductIndex } from './productIndex.js';
import type { Synonyms } from './synonyms.js';
import { Similar } from './similar.js';
import type { Token } from './words.js';

/** One thing that is asked for: a word, or a phrase that means one thing. */
export type Slot = readonly Token[];

/** Another word for what was asked, and one that is only said so. */
const otherWord = 0.85;
const said = 0.8;
/** Shortest beginning of another word that is taken to mean it. */
const tellingBeginning = 4;
/** By so much a name that begins with the letters goes before one that has them in a later word. */
const headFirst = 10;

/** Beginnings that are kept: of two Latin letters there are 702. */
const cacheSize = 1_000;

/** A whole word of Devanagari may be as short. */
const isLetterOrTwo = ({ term, figure }: Token): boolean =>
  term.length <= short && !figure && !isDevanagari(term);

/** Finds what each word of a search asks for. */
export class Expansion {
  readonly similar: Similar;
  private readonly lookup: Lookup;
  /** Of beginnings of one or two letters, which most of the catalogue fits. */
  private readonly prepared = new Recent<Source[]>(cacheSize);
  private asOf = -1;

  constructor(
    private readonly index: ProductIndex,
    private readonly synonyms: Synonyms,
  ) {
    this.lookup = new Lookup(index);
    this.similar = new Similar(index, synonyms, this.lookup);
  }

  slotsOf(tokens: readonly Token[]): Slot[] {
    const slots: Slot[] = [];
    for (let at = 0; at < tokens.length; at += slots.at(-1)?.length ?? 1) {
      const rest = tokens.slice(at);
      slots.push(rest.slice(0, this.synonyms.phraseAt(rest)));
    }
    return slots;
  }

  /** As it was typed, begun or whole, or by another name. */
  exact(slot: Slot): Source[] {
    const [token] = slot;
    if (!token) return [];
    if (slot.length === 1 && token.begun && isLetterOrTwo(token)) return this.beginnings(token);
    const terms = slot.map(({ term }) => term);
    const others = this.lookup.phrases(
      this.synonyms.othersOf(terms).map((other) => [other, otherWord] as const),
    );
    if (slot.length > 1) return [...this.lookup.phrases([[terms, 1]]), ...others];
    const foreign = isDevanagari(token.term);
    const begins = token.begun && (foreign || token.term.length >= tellingBeginning);
    const found = [...this.lookup.words(token), ...others, ...(begins ? this.othersBegun(token) : [])];
    // what is only said so may be another word: it counts where the word is not known
    if (!foreign || found.length) return found;
    return this.similar.sounding({ ...token, begun: false }, said);
  }

  /** Names that have a word beginning so, those that begin so themselves first. */
  private beginnings(token: Token): Source[] {
    this.renew();
    return this.prepared.get(token.term, () => this.prepare(token));
  }

  private prepare(token: Token): Source[] {
    const begun = this.lookup.words(token);
    if (!begun.length) return [];
    const best = new Float32Array(this.index.length);
    for (const { postings, quality } of begun) {
      const { docs, weights, spots, size } = postings;
      for (let at = 0; at < size; at++) {
        if (!((spots[at] as number) & inName)) continue;
        const doc = docs[at] as number;
        const weight =
          quality * (weights[at] as number) + ((spots[at] as number) & firstInName ? headFirst : 0);
        if (weight > (best[doc] as number)) best[doc] = weight;
      }
    }
    const postings = new Postings();
    for (let doc = 0; doc < best.length; doc++) if (best[doc]) postings.put(doc, best[doc] as number, inName);
    return [{ postings, quality: 1, terms: [] }];
  }

  private othersBegun({ term }: Token): Source[] {
    const begun = this.synonyms.beginningWith(term).filter((word) => word !== term);
    return this.lookup.phrases(
      begun.flatMap((word) =>
        this.synonyms.othersOf([word]).map((other) => [other, otherWord * shareOf(term, word)] as const),
      ),
    );
  }

  private renew(): void {
    if (this.asOf === this.index.revision) return;
    this.prepared.clear();
    this.asOf = this.index.revision;
  }
}
