import type { FilterField } from '../../../../ui/FilterBar/filters.js';
import { useAdminMessages } from '../../../../ui/theme/adminMessages.js';
import type { CategoriesProps } from '../CategoryAdmin.js';

const asOptions = (named: readonly { _id: string; name: string }[]) =>
  named.map(({ _id, name }) => ({ value: _id, label: name }));

/** Builds the filters of the stock table; its subcategory filter offers those of the chosen category. */
export const useStockFilters = (
  { categories, subCategories }: Pick<CategoriesProps, 'categories' | 'subCategories'>,
  categoryId: string | undefined,
): FilterField[] => {
  const { stock: words } = useAdminMessages();
  const under = subCategories?.filter(
    ({ category }) => !categoryId || category.some(({ _id }) => _id === categoryId),
  );
  return [
    {
      key: 'stock',
      label: words.filterStock,
      options: [
        { value: 'low', label: words.low },
        { value: 'out', label: words.out },
      ],
    },
    ...(categories ? [{ key: 'category', label: words.filterCategory, options: asOptions(categories) }] : []),
    ...(under ? [{ key: 'sub', label: words.filterSubCategory, options: asOptions(under) }] : []),
    {
      key: 'discounted',
      label: words.filterDiscount,
      options: [
        { value: 'yes', label: words.withDiscount },
        { value: 'no', label: words.withoutDiscount },
      ],
    },
  ];
};
