import type { Brand } from './data/brands.js';

export interface DemoCategory {
  key: string;
  name: string;
}

export interface DemoSubCategory {
  key: string;
  name: string;
  /** The keys of the subcategory's categories, the main one first. */
  categories: string[];
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
  description: string,
  details?: Record<string, string>,
];

interface DemoSubCategoryRow {
  key: string;
  name: string;
  /** Further categories that list this subcategory. */
  alsoIn?: readonly string[];
  /** Extra details that all products of this subcategory have. */
  details: Record<string, string>;
  rows: readonly DemoProductRow[];
}

interface Aisle {
  key: string;
  name: string;
  subCategoryRows: readonly DemoSubCategoryRow[];
}

const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Builds a category of the demo with its subcategories and products. */
export function aisle({ key, name, subCategoryRows }: Aisle): DemoAisle {
  return {
    category: { key, name },
    subCategories: subCategoryRows.map((subCategoryRow) => ({
      key: subCategoryRow.key,
      name: subCategoryRow.name,
      categories: [key, ...(subCategoryRow.alsoIn ?? [])],
    })),
    products: subCategoryRows.flatMap((subCategoryRow) =>
      subCategoryRow.rows.map((row) => product(row, subCategoryRow, key)),
    ),
  };
}

function product(row: DemoProductRow, subCategoryRow: DemoSubCategoryRow, category: string): DemoProduct {
  const [brand, title, unit, price, discount, stock, description, details] = row;
  const name = brand ? `${brand} ${title}` : title;
  return {
    key: slug(`${name} ${unit}`),
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
  };
}
