import { priceNow } from '../../contract/money.js';
import type { ProductSummary } from '../../contract/product.js';
import type { FilterField, FilterValues } from '../FilterBar/filters.js';

/** Filter fields of a sample product listing, which `filterBy` applies. */
export const sampleFilters: readonly FilterField[] = [
  {
    key: 'sort',
    label: 'Sort by',
    options: [
      { value: 'cheap', label: 'Price, low to high' },
      { value: 'dear', label: 'Price, high to low' },
      { value: 'off', label: 'Discount' },
    ],
  },
  { key: 'upTo', label: 'Price up to', type: 'number' },
  { key: 'stock', label: 'Stock', options: [{ value: 'in', label: 'In stock' }] },
  { key: 'offer', label: 'Offer', options: [{ value: 'any', label: 'On offer' }] },
];

export const hindiSampleFilters: readonly FilterField[] = [
  { key: 'sort', label: 'क्रम', options: [{ value: 'cheap', label: 'दाम, कम से ज़्यादा' }] },
  { key: 'upTo', label: 'दाम इससे कम', type: 'number' },
  { key: 'stock', label: 'स्टॉक', options: [{ value: 'in', label: 'स्टॉक में है' }] },
];

const orders: Readonly<Record<string, (one: ProductSummary, other: ProductSummary) => number>> = {
  cheap: (one, other) => priceNow(one) - priceNow(other),
  dear: (one, other) => priceNow(other) - priceNow(one),
  off: (one, other) => other.discount - one.discount,
};

/** Filters sample products, and sorts them if a sort key is chosen. */
export const filterBy = <P extends ProductSummary>(
  sampleRows: readonly P[],
  { sort = '', upTo, stock, offer }: FilterValues,
) =>
  sampleRows
    .filter((product) => !upTo || priceNow(product) <= Number(upTo))
    .filter((product) => !stock || product.stock > 0)
    .filter(({ discount }) => !offer || discount > 0)
    .sort(orders[sort] ?? (() => 0));
