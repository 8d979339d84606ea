import type { ProductSummary } from '../../contract/product.js';
import type { Suggestion } from '../SearchCombobox/suggestions.js';
import { priceNow } from '../../contract/money.js';
import { categories, products } from './catalogue.js';

const recent: readonly Suggestion[] = ['bread', 'aata 5 kg'].map((label) => ({
  key: `recent ${label}`,
  kind: 'recent',
  label,
}));
const terms: readonly Suggestion[] = ['milk', 'milk powder'].map((label) => ({
  key: `term ${label}`,
  kind: 'term',
  label,
}));

const sampleRows: readonly Suggestion[] = categories.map(({ _id, name, image }) => ({
  key: _id,
  kind: 'category',
  label: name,
  image,
}));

const asSuggestion = ({ _id, name, unit, image, price, discount }: ProductSummary): Suggestion => ({
  key: _id,
  kind: 'product',
  label: name,
  unit,
  image: image[0],
  price: priceNow({ price, discount }),
});

/** Returns suggestions for a text: recent searches for an empty text, otherwise names that contain it. */
export const suggestionsFor = (text: string, matching = products): readonly Suggestion[] => {
  const typed = text.trim().toLowerCase();
  if (!typed) return recent;
  return [...terms, ...sampleRows, ...matching.map(asSuggestion)].filter(({ label }) =>
    label.toLowerCase().includes(typed),
  );
};
