import type { Brand } from './brands.js';
import type { Facts, Packaging } from './packaging.js';
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
  /** The keys of the subcategory's categories, the main one first. */
  categories: string[];
  image: ImageRecipe;
}

export interface DemoProduct {
  key: string;
  name: string;
  unit: string;
  /** The price in rupees, before the discount. */
  price: number;
  /** The discount in percent. */
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

/** The data of one demo product, as a row in the list of its subcategory. */
export type DemoProductRow = readonly [
  brand: Brand | '',
  title: string,
  unit: string,
  price: number,
  discount: number,
  stock: number,
  packaging: Packaging,
  description: string,
  details?: Record<string, string>,
];

/** One to three drawings for a category's image, the first in front. */
type Face = readonly [ArtName, ArtName?, ArtName?];

interface DemoSubCategoryRow {
  key: string;
  name: string;
  face: Face;
  /** Further categories that list this subcategory. */
  alsoIn?: readonly string[];
  /** Extra details that all products of this subcategory have. */
  details: Record<string, string>;
  rows: readonly DemoProductRow[];
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

/** Builds a category of the demo with its subcategories and products. */
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

function product(
  row: DemoProductRow,
  subCategoryRow: DemoSubCategoryRow,
  category: string,
  tint: string,
): DemoProduct {
  const [brand, title, unit, price, discount, stock, packaging, description, details] = row;
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
    images: packaging(facts),
  };
}
