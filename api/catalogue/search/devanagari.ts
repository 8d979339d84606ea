/** Transliterates Devanagari to Latin letters by its sound: "नमकीन" becomes "namkin", "दूध" becomes "dudh". */

// prettier-ignore
const consonants: Readonly<Record<string, string>> = {
  क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'ch', छ: 'chh', ज: 'j', झ: 'jh', ञ: 'n',
  ट: 't', ठ: 'th', ड: 'd', ढ: 'dh', ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n',
  प: 'p', फ: 'ph', ब: 'b', भ: 'bh', म: 'm', य: 'y', र: 'r', ल: 'l', ळ: 'l', व: 'v',
  श: 'sh', ष: 'sh', स: 's', ह: 'h',
};

/** Latin letters for Devanagari consonants that have a dot beneath. */
const dotted: Readonly<Record<string, string>> = { क: 'q', ख: 'kh', ग: 'g', ज: 'z', ड: 'd', ढ: 'dh', फ: 'f' };

// prettier-ignore
const vowels: Readonly<Record<string, string>> = {
  अ: 'a', आ: 'aa', इ: 'i', ई: 'ee', उ: 'u', ऊ: 'oo', ऋ: 'ri', ए: 'e', ऐ: 'ai', ओ: 'o', औ: 'au', ऑ: 'o', ऍ: 'e',
  'ा': 'aa', 'ि': 'i', 'ी': 'ee', 'ु': 'u', 'ू': 'oo', 'ृ': 'ri', 'े': 'e', 'ै': 'ai', 'ो': 'o', 'ौ': 'au', 'ॉ': 'o', 'ॅ': 'e',
};

const dot = '़';
const noVowel = '्';
const nasal = /[ंँ]/;

interface Syllable {
  onset: string;
  /** The vowel in Latin letters. It is empty if a sign marks that the consonant has no vowel. */
  vowel: string;
  /** Whether the vowel is the "a" that is not written. It can be silent. */
  inherent: boolean;
  coda: string;
}

const syllablesOf = (word: string): Syllable[] => {
  const syllables: Syllable[] = [];
  for (const sign of word.normalize('NFD')) {
    const last = syllables.at(-1);
    const consonant = consonants[sign];
    const vowel = vowels[sign];
    if (consonant) syllables.push({ onset: consonant, vowel: 'a', inherent: true, coda: '' });
    else if (vowel && last?.inherent && !/\p{L}/u.test(sign)) Object.assign(last, { vowel, inherent: false });
    else if (vowel) syllables.push({ onset: '', vowel, inherent: false, coda: '' });
    else if (sign === noVowel && last) Object.assign(last, { vowel: '', inherent: false });
    else if (sign === dot && last) last.onset = dotted[bareOf(last.onset)] ?? last.onset;
    else if (nasal.test(sign) && last) last.coda = 'n';
  }
  return syllables;
};

const bareOf = (onset: string): string =>
  Object.keys(dotted).find((sign) => consonants[sign] === onset) ?? '';

/** Tells whether the unwritten "a" is silent: at the end of a word, and between two syllables that have vowels. */
const isSilent = (syllables: readonly Syllable[], at: number): boolean => {
  const { inherent, coda } = syllables[at] ?? { inherent: false, coda: '' };
  if (!inherent || coda || at === 0) return false;
  const next = syllables[at + 1];
  return !next || (at > 0 && next.onset !== '' && next.vowel !== '' && !next.inherent);
};

export const isDevanagari = (word: string): boolean => /\p{Script=Devanagari}/u.test(word);

export const latinOf = (word: string): string => {
  const syllables = syllablesOf(word);
  return syllables
    .map(({ onset, vowel, coda }, at) => onset + (isSilent(syllables, at) ? '' : vowel) + coda)
    .join('');
};
