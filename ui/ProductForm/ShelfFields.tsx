import { useWatch, type Control } from 'react-hook-form';
import type { Category } from '../../contract/category.js';
import type { SubCategory } from '../../contract/subcategory.js';
import { fill } from '../../contract/texts/fill.js';
import { FormChipSelect } from '../ChipSelect/FormChipSelect.js';
import { useAdminTexts } from '../theme/adminTexts.js';
import { astrayOf, offered } from './astrayOf.js';
import type { ProductFields } from './productFields.js';

export interface ShelfFieldsProps {
  control: Control<ProductFields>;
  categories: readonly Category[];
  subCategories: readonly SubCategory[];
}

/** Where the product stands: only sub categories of the chosen categories are offered (S-074). */
export function ShelfFields({ control, categories, subCategories }: ShelfFieldsProps) {
  const { category, subCategory, form } = useAdminTexts().catalogue;
  const [chosen, under] = useWatch({ control, name: ['category', 'subCategory'] });
  const astray = astrayOf(under, chosen, subCategories);
  const names = astray.map(({ name }) => name).join(', ');
  const hint = chosen.length > 0 ? form.subCategoryHint : form.categoryFirst;
  return (
    <>
      <FormChipSelect control={control} name="category" label={category} options={categories} />
      <FormChipSelect
        control={control}
        name="subCategory"
        label={subCategory}
        options={offered(subCategories, chosen)}
        astray={astray.map(({ _id }) => _id)}
        hint={astray.length > 0 ? fill(form.astray, { names }) : hint}
      />
    </>
  );
}
