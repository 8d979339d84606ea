import { calls } from '../../contract/calls.js';
import type { Category } from '../../contract/category.js';
import type { SubCategory } from '../../contract/subcategory.js';
import { granted } from '../support/client.js';
import { type TestCustomer, unique } from '../support/customer.js';

export const image = 'https://pictures.example/shelf.webp';

/** Creates a category and returns it as the category list shows it. */
export const newCategory = async (admin: TestCustomer, name = unique('Dairy')): Promise<Category> => {
  granted(await admin.call(calls.category.create, { body: { name, image: image } }));
  const made = granted(await admin.call(calls.category.list)).data.find((category) => category.name === name);
  if (!made) throw new Error('the category is not in the list though it was created');
  return made;
};

/** Creates a subcategory of these categories. */
export const newSubCategory = async (
  admin: TestCustomer,
  category: readonly Category[],
  name = unique('Milk'),
): Promise<SubCategory> => {
  granted(
    await admin.call(calls.subcategory.create, { body: { name, image: image, category: [...category] } }),
  );
  const made = granted(await admin.call(calls.subcategory.list)).data.find(
    (candidate) => candidate.name === name,
  );
  if (!made) throw new Error('the sub category is not in the list though it was created');
  return made;
};

/** Creates a category and a subcategory in it. */
export const newCategoryPair = async (admin: TestCustomer) => {
  const category = await newCategory(admin);
  return { category, subCategory: await newSubCategory(admin, [category]) };
};
