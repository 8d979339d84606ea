import type { Brand } from './brands.js';
import type { Facts, Look } from './look.js';
import type { ArtName } from './painting/arts.js';
import type { ImageRecipe } from './painting/recipe.js';

export interface DemoCategory {
  key: string;
  name: string;
  /** Tile colour of the category and of its products, `#rrggbb`. */
  tint: string;
  image: ImageRecipe;
}

export interface DemoSubCategory {
  key: string;
  name: string;
  /** Keys of the categories that it stands under, its own first. */
  categories: string[];
  image: ImageRecipe;
}

export interface DemoProduct {
  key: string;
  name: string;
  unit: string;
  /** Rupees, before the discount. */
  price: number;
  /** Per cent. */
  discount: number;
  stock: number;
  categories: string[];
  subCategories: string[];
  description: string;
  more_details: Record<string, string>;
  images: ImageRecipe[];
}

export interface DemoAisle {
  category: DemoCategory;
  subCategories: DemoSubCategory[];
  products: DemoProduct[];
}

/** One product as its shelf lists it. */
export type Row = readonly [
  brand: Brand | '',
  title: string,
  unit: string,
  price: number,
  discount: number,
  stock: number,
  look: Look,
  description: string,
  details?: Record<string, string>,
];

/** One to three pieces of art for a face: the first in front. */
type Face = readonly [ArtName, ArtName?, ArtName?];

interface DemoSubCategoryRow {
  key: string;
  name: string;
  face: Face;
  /** Other categories that it stands under as well. */
  alsoIn?: readonly string[];
  /** What is true of all that stands on it. */
  details: Record<string, string>;
  rows: readonly Row[];
}

interface Aisle {
  key: string;
  name: string;
  tint: string;
  face: Face;
  subCategoryRows: readonly DemoSubCategoryRow[];
}

const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const faced = (tint: string, [art, second, third]: Face): ImageRecipe => ({
  tint,
  backdrop: 'disc',
  scene: { kind: 'tile', art, second, third },
});

/** Stocks an aisle: a category, its sub categories, and what stands on them. */
export function aisle({ key, name, tint, face, subCategoryRows }: Aisle): DemoAisle {
  return {
    category: { key, name, tint, image: faced(tint, face) },
    subCategories: subCategoryRows.map((subCategoryRow) => ({
      key: subCategoryRow.key,
      name: subCategoryRow.name,
      categories: [key, ...(subCategoryRow.alsoIn ?? [])],
      image: faced(tint, subCategoryRow.face),
    })),
    products: subCategoryRows.flatMap((subCategoryRow) =>
      subCategoryRow.rows.map((row) => product(row, subCategoryRow, key, tint)),
    ),
  };
}

function product(row: Row, subCategoryRow: DemoSubCategoryRow, category: string, tint: string): DemoProduct {
  const [brand, title, unit, price, discount, stock, look, description, details] = row;
  const name = brand ? `${brand} ${title}` : title;
  const facts: Facts = { key: slug(`${name} ${unit}`), brand, title, unit, tint };
  return {
    key: facts.key,
    name,
    unit,
    price,
    discount,
    stock,
    description,
    categories: [category, ...(subCategoryRow.alsoIn ?? [])],
    subCategories: [subCategoryRow.key],
    more_details: {
      ...(brand ? { Brand: brand } : {}),
      ...subCategoryRow.details,
      'Country of origin': 'India',
      ...details,
    },
    images: look(facts),
  };
}
