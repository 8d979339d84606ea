/*
 * The files in images/ are Fluent Emoji (3D), © Microsoft Corporation, under the MIT licence, whose text is in
 * cli/catalogue/NOTICE.md.
 */
import coffee from './images/coffee.webp';
import apple from './images/apple.webp';
import rice from './images/rice.webp';
import bread from './images/bread.webp';
import cookie from './images/cookie.webp';
import chocolate from './images/chocolate.webp';
import honey from './images/honey.webp';
import popcorn from './images/popcorn.webp';
import potato from './images/potato.webp';
import egg from './images/egg.webp';
import milk from './images/milk.webp';
import bowl from './images/bowl.webp';
import broccoli from './images/broccoli.webp';
import cheese from './images/cheese.webp';
import juice from './images/juice.webp';
import onion from './images/onion.webp';
import butter from './images/butter.webp';
import soap from './images/soap.webp';
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
