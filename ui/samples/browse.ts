import type { Facets } from '../../contract/browse.js';
import type { ProductFilters } from '../BrowseBar/productFilters.js';

const sampleCategoryId = (place: number) => String(place).padStart(24, '5');

/** Facets of a search for "milk". */
export const sampleFacets: Facets = {
  totalCount: 42,
  subCategories: [
    { _id: sampleCategoryId(1), name: 'Milk', count: 24 },
    { _id: sampleCategoryId(2), name: 'Curd & Yogurt', count: 12 },
    { _id: sampleCategoryId(3), name: 'Paneer & Tofu', count: 6 },
    { _id: sampleCategoryId(4), name: 'Butter', count: 0 },
  ],
  brands: [
    { name: 'Amul', count: 14 },
    { name: 'Mother Dairy', count: 9 },
    { name: 'Nandini', count: 7 },
    { name: 'Nestlé', count: 4 },
    { name: 'Country Delight', count: 3 },
    { name: 'Milky Mist', count: 2 },
    { name: 'Akshayakalpa', count: 1 },
    { name: 'Heritage', count: 1 },
    { name: 'Raw Pressery', count: 1 },
  ],
  prices: { from: 24, to: 540 },
  discounts: [
    { percent: 10, count: 11 },
    { percent: 25, count: 3 },
    { percent: 50, count: 0 },
  ],
  inStock: 38,
  food: { veg: 40, nonVeg: 0 },
};

export const sampleSubCategories = sampleFacets.subCategories;

export const sampleFiltersOn: ProductFilters = {
  subCategories: [sampleCategoryId(1)],
  brands: ['Amul', 'Nandini'],
  from: 20,
  to: 100,
  discount: 10,
  inStock: true,
  food: 'veg',
  sort: 'price',
};

const hindiNames = ['दूध', 'दही', 'पनीर और टोफ़ू', 'मक्खन'];

export const hindiFacets: Facets = {
  ...sampleFacets,
  subCategories: sampleFacets.subCategories.map((sampleRows, place) => ({
    ...sampleRows,
    name: hindiNames[place] ?? sampleRows.name,
  })),
  brands: [
    { name: 'अमूल', count: 14 },
    { name: 'मदर डेयरी', count: 9 },
  ],
};
