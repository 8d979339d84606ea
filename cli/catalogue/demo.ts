import { createHash } from 'node:crypto';
import { attaRiceDal } from './data/attaRiceDal.js';
import { babyCare } from './data/babyCare.js';
import { biscuitsBakery } from './data/biscuitsBakery.js';
import { cleaning } from './data/cleaning.js';
import { dairyBreadEggs } from './data/dairyBreadEggs.js';
import { drinksJuices } from './data/drinksJuices.js';
import { homeKitchen } from './data/homeKitchen.js';
import { instantFrozen } from './data/instantFrozen.js';
import { masalaOilDryFruits } from './data/masalaOilDryFruits.js';
import { meatFish } from './data/meatFish.js';
import { personalCare } from './data/personalCare.js';
import { petCare } from './data/petCare.js';
import { snacksMunchies } from './data/snacksMunchies.js';
import { sweetsChocolates } from './data/sweetsChocolates.js';
import { teaCoffeeHealth } from './data/teaCoffeeHealth.js';
import { vegetablesFruits } from './data/vegetablesFruits.js';
import type { DemoCategory, DemoProduct, DemoSubCategory } from './demoRows.js';

export type { DemoCategory, DemoProduct, DemoSubCategory };

const aisles = [
  vegetablesFruits,
  dairyBreadEggs,
  attaRiceDal,
  masalaOilDryFruits,
  snacksMunchies,
  biscuitsBakery,
  drinksJuices,
  teaCoffeeHealth,
  sweetsChocolates,
  instantFrozen,
  meatFish,
  personalCare,
  cleaning,
  homeKitchen,
  babyCare,
  petCare,
];

/** The demo shop: an Indian grocery with invented brands. */
export const demoCatalogue: {
  categories: DemoCategory[];
  subCategories: DemoSubCategory[];
  products: DemoProduct[];
} = {
  categories: aisles.map(({ category }) => category),
  subCategories: aisles.flatMap(({ subCategories }) => subCategories),
  products: aisles.flatMap(({ products }) => products),
};

export type DemoKind = 'category' | 'subcategory' | 'product';

const { categories, subCategories, products } = demoCatalogue;
const rankIn = (keys: readonly string[]) => new Map(keys.map((key, index) => [key, index]));
const subCategoryRank = rankIn(subCategories.map(({ key }) => key));

/**
 * Gives each product of the demo a rank in the order of the subcategories. A product added at the end of its
 * subcategory leaves the ranks of all others unchanged.
 */
const productRanks = () => {
  const next = new Map<number, number>();
  return new Map(
    products.map(({ key, subCategories: [subCategoryKey = ''] }) => {
      const at = subCategoryRank.get(subCategoryKey) ?? 0;
      const place = next.get(at) ?? 0;
      next.set(at, place + 1);
      return [key, at * 1_000 + place];
    }),
  );
};

const ranks: Record<DemoKind, Map<string, number>> = {
  category: rankIn(categories.map(({ key }) => key)),
  subcategory: subCategoryRank,
  product: productRanks(),
};

/**
 * Makes a stable 24-hex ObjectId from a key, the same on every machine. Ids of one kind sort in the order in
 * which the demo catalogue lists the records; the shop shows categories in this order.
 */
export const demoId = (kind: DemoKind, key: string): string => {
  const rank = (ranks[kind].get(key) ?? 0).toString(16).padStart(8, '0');
  return rank + createHash('sha256').update(`tokri demo ${kind} ${key}`).digest('hex').slice(0, 16);
};
