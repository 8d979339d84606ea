import type { DaySales } from '../SalesChart/SalesChart.js';
import { breadImage, milkImage, tomatoImage } from './drawnImages.js';

const amounts = [
  18_240, 22_915.5, 19_480, 31_060, 42_775, 55_310, 27_640, 0, 24_980, 26_150, 33_420, 47_905, 61_230, 29_115,
];

/** Two weeks of sales, with one day without sales. */
export const twoWeeks: readonly DaySales[] = amounts.map((amount, position) => ({
  day: `2026-11-${String(8 + position).padStart(2, '0')}`,
  amount,
  orders: Math.round(amount / 412),
}));

export const bestSellers = [
  { id: 't1', name: 'Amul Taaza Toned Milk', image: milkImage, sold: 412, amount: 30_488, href: '/milk' },
  {
    id: 't2',
    name: 'Britannia Whole Wheat Bread',
    image: breadImage,
    sold: 268,
    amount: 14_472,
    href: '/bread',
  },
  {
    id: 't3',
    name: 'Tomatoes, vine-ripened and picked by hand in the early morning',
    image: tomatoImage,
    sold: 190,
    amount: 9_120.5,
    href: '/tomato',
  },
  { id: 't4', name: 'अमूल ताज़ा टोंड दूध', image: undefined, sold: 1, amount: 0.01, href: '/doodh' },
];
