import { useWatch, type Control } from 'react-hook-form';
import type { Category } from '../../contract/category.js';
import type { SubCategory } from '../../contract/subcategory.js';
import { fill } from '../../contract/messages/fill.js';
import { FormMultiSelect } from '../MultiSelect/FormMultiSelect.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { foreignSubCategoriesOf, offered } from './foreignSubCategoriesOf.js';
import type { ProductFields } from './productFields.js';

export interface CategoryFieldsProps {
  control: Control<ProductFields>;
  categories: readonly Category[];
  subCategories: readonly SubCategory[];
}

/** Selects categories and subcategories. Only subcategories of the chosen categories are offered. */
export function CategoryFields({ control, categories, subCategories }: CategoryFieldsProps) {
  const { category, subCategory, form } = useAdminMessages().catalogue;
  const [chosen, under] = useWatch({ control, name: ['category', 'subCategory'] });
  const foreign = foreignSubCategoriesOf(under, chosen, subCategories);
  const names = foreign.map(({ name }) => name).join(', ');
  const hint = chosen.length > 0 ? form.subCategoryHint : form.categoryFirst;
  return (
    <>
      <FormMultiSelect control={control} name="category" label={category} options={categories} />
      <FormMultiSelect
        control={control}
        name="subCategory"
        label={subCategory}
        options={offered(subCategories, chosen)}
        foreign={foreign.map(({ _id }) => _id)}
        hint={foreign.length > 0 ? fill(form.foreign, { names }) : hint}
      />
    </>
  );
}
