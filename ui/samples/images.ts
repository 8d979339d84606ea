import coffee from '@lobehub/fluent-emoji-3d/assets/2615.webp';
import apple from '@lobehub/fluent-emoji-3d/assets/1f34e.webp';
import rice from '@lobehub/fluent-emoji-3d/assets/1f35a.webp';
import bread from '@lobehub/fluent-emoji-3d/assets/1f35e.webp';
import cookie from '@lobehub/fluent-emoji-3d/assets/1f36a.webp';
import chocolate from '@lobehub/fluent-emoji-3d/assets/1f36b.webp';
import honey from '@lobehub/fluent-emoji-3d/assets/1f36f.webp';
import popcorn from '@lobehub/fluent-emoji-3d/assets/1f37f.webp';
import potato from '@lobehub/fluent-emoji-3d/assets/1f954.webp';
import egg from '@lobehub/fluent-emoji-3d/assets/1f95a.webp';
import milk from '@lobehub/fluent-emoji-3d/assets/1f95b.webp';
import bowl from '@lobehub/fluent-emoji-3d/assets/1f963.webp';
import broccoli from '@lobehub/fluent-emoji-3d/assets/1f966.webp';
import cheese from '@lobehub/fluent-emoji-3d/assets/1f9c0.webp';
import juice from '@lobehub/fluent-emoji-3d/assets/1f9c3.webp';
import onion from '@lobehub/fluent-emoji-3d/assets/1f9c5.webp';
import butter from '@lobehub/fluent-emoji-3d/assets/1f9c8.webp';
import soap from '@lobehub/fluent-emoji-3d/assets/1f9fc.webp';
import { categories, products, subCategoryEntries } from './catalogue.js';

export { milk };

const ofProducts = [milk, bread, egg, cheese, potato, onion, broccoli, chocolate, honey, rice];
const ofCategories = [milk, apple, popcorn, juice, cookie, rice, coffee, soap];
const ofSubCategories = [milk, bread, egg, cheese, bowl, butter];

/** The sample products with images. Only stories can import them, because the bundler serves the files. */
export const productsWithImages = products.map((product, position) => ({
  ...product,
  image: [ofProducts[position] ?? ''],
}));

export const categoriesWithImages = categories.map((category, position) => ({
  ...category,
  image: ofCategories[position] ?? '',
}));

export const imagedSubCategories = subCategoryEntries.map((entry, position) => ({
  ...entry,
  image: ofSubCategories[position] ?? '',
}));
