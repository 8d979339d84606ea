import { fill } from './messages/fill.js';
import type { ShopSettings } from './shop.js';

/** The placeholders of a shop page's text. `shop` always has a value. */
export const shopPagePlaceholders = [
  'shop',
  'legalName',
  'address',
  'email',
  'phone',
  'officer',
  'gstin',
  'fssai',
] as const;
export type ShopPageValues = Readonly<Record<(typeof shopPagePlaceholders)[number], string>>;

/** Returns the values of the placeholders from the merchant's settings; those that are not set are empty. */
export const shopPageValues = (
  shop: string,
  settings: Pick<
    ShopSettings,
    'legalName' | 'address' | 'email' | 'phone' | 'grievanceContact' | 'gstin' | 'fssai'
  >,
): ShopPageValues => {
  const {
    legalName,
    address,
    email = '',
    phone = '',
    grievanceContact: officer,
    gstin,
    fssai = '',
  } = settings;
  return { shop, legalName, address, email, phone, officer, gstin, fssai };
};

const isHeading = (line: string) => line.startsWith('# ');

/**
 * Fills the placeholders of a text. A line with a placeholder that has no value is left out, so that the page says nothing
 * false; so is a heading whose lines are all left out.
 */
export const fillShopPage = (text: string, values: ShopPageValues): string => {
  const unset = shopPagePlaceholders.filter((name) => !values[name]).map((name) => `{${name}}`);
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const isLeftOut = (line: string) => unset.some((name) => line.includes(name));
  const below = (heading: number): string[] => {
    const after = lines.slice(heading + 1);
    const next = after.findIndex(isHeading);
    return (next < 0 ? after : after.slice(0, next)).filter(Boolean);
  };
  const isShown = (line: string, at: number) => {
    if (isLeftOut(line)) return false;
    const section = isHeading(line) ? below(at) : [];
    return !section.length || !section.every(isLeftOut);
  };
  return fill(lines.filter(isShown).join('\n'), values).trim();
};

/** A part of a text: a heading, a paragraph, or a list. */
export type TextBlock =
  { kind: 'heading' | 'paragraph'; text: string } | { kind: 'list'; entries: readonly string[] };

/**
 * Splits a text into blocks. A line that begins with `# ` is a heading, lines that begin with `- ` are a list, and other
 * lines are paragraphs.
 */
export const blocksOf = (text: string): TextBlock[] => {
  const blocks: TextBlock[] = [];
  let list: string[] | undefined;
  for (const line of text.split(/\r?\n/).map((one) => one.trim())) {
    const [, mark, rest = ''] = /^([#-]) +(.+)$/.exec(line) ?? [];
    if (mark === '-') {
      if (!list) blocks.push({ kind: 'list', entries: (list = []) });
      list.push(rest);
      continue;
    }
    list = undefined;
    if (mark === '#') blocks.push({ kind: 'heading', text: rest });
    else if (line) blocks.push({ kind: 'paragraph', text: line });
  }
  return blocks;
};

/** Returns the sentences of a text in one line, without its headings, for a description of the page. */
export const plainText = (text: string): string =>
  blocksOf(text)
    .flatMap((block) =>
      block.kind === 'list' ? block.entries : block.kind === 'paragraph' ? [block.text] : [],
    )
    .join(' ');
