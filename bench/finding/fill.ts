import type { Connection } from 'mongoose';
import mongoose from 'mongoose';
import type { CategoryRecord } from '../../api/catalogue/category.schema.js';
import type { ProductRecord } from '../../api/catalogue/product.schema.js';
import type { SubCategoryRecord } from '../../api/catalogue/subCategory.schema.js';
import { prepareDatabase } from '../../api/database/schemaVersion.js';
import { hash } from '../../cli/random.js';
import type { Stocked } from '../../tests/search/quality/stock.js';

const batch = 5_000;

/** Returns a function that gives each name an id, and an equal name the same id. */
const idsByName = () => {
  const ids = new Map<string, mongoose.Types.ObjectId>();
  return {
    ids,
    of: (name: string) => {
      const id = ids.get(name) ?? new mongoose.Types.ObjectId();
      ids.set(name, id);
      return id;
    },
  };
};

/** Makes an empty database that of a shop with these products in one category; about every seventh is sold out. */
export const fill = async (connection: Connection, stock: readonly Stocked[]): Promise<void> => {
  await prepareDatabase(connection);
  const category = new mongoose.Types.ObjectId();
  const categoryIds = idsByName();
  const product = ({ text, listed }: Stocked): ProductRecord => {
    const [categoryPath = '', type = ''] = listed.categoryPath.split(' > ');
    const chance = hash(listed.id);
    return {
      _id: new mongoose.Types.ObjectId(),
      key: listed.id,
      name: listed.name,
      unit: text.unit,
      image: [],
      category: [category],
      subCategory: [categoryIds.of(categoryPath)],
      stock: chance % 7 ? 10 : 0,
      price: 1_000 + (chance % 50_000),
      discount: chance % 30,
      description: text.description,
      more_details: [
        { name: 'Brand', value: listed.brand },
        { name: 'Type', value: type },
      ].filter(({ value }) => value),
      revision: 1,
      version: 1,
      updatedAt: new Date(0),
    };
  };
  const products = connection.collection<ProductRecord>('products');
  for (let from = 0; from < stock.length; from += batch)
    await products.insertMany(stock.slice(from, from + batch).map(product));
  await connection
    .collection<CategoryRecord>('categories')
    .insertOne({ _id: category, name: 'All', image: '', version: 1 });
  await connection.collection<SubCategoryRecord>('subcategories').insertMany(
    [...categoryIds.ids].map(([name, _id]) => ({
      _id,
      name: name || 'Other',
      image: '',
      category: [category],
      version: 1,
    })),
  );
};
