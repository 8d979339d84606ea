import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { noFilters, type ProductFilters } from '../../../ui/BrowseBar/productFilters.js';
import type { SubCategory } from '../../../contract/subcategory.js';
import { catalogueApi } from './catalogueApi.js';
import { filtersIn, withFilters } from './filters.js';

/** What a list is narrowed and sorted by, kept in the address. */
export interface BrowseFilters {
  filters: ProductFilters;
  /** Changes it: a step of the history each, so that Back takes off the last filter and not the whole search. */
  change: (filters: ProductFilters) => void;
  /** The sub categories by name, where one of them is wished. */
  categories: readonly SubCategory[];
}

const none: readonly SubCategory[] = [];

/** @param shelved the list is a sub category's or category's own: its shelves are links beside it, no filters */
export const useBrowseFilters = (ofCategory = false): BrowseFilters => {
  const [params, setParams] = useSearchParams();
  const asked = useMemo(() => {
    const filters = filtersIn(params);
    return ofCategory ? { ...filters, subCategories: noFilters.subCategories } : filters;
  }, [params, ofCategory]);
  const wanted = asked.subCategories.length > 0;
  const { data } = catalogueApi.useGetSubCategoriesQuery(wanted ? undefined : skipToken);
  const filters = useMemo(() => {
    const isKnown = (id: string) => !data || data.some(({ _id }) => _id === id); // a shelf that was taken away hides nothing
    return { ...asked, subCategories: asked.subCategories.filter(isKnown) };
  }, [asked, data]);
  return {
    filters,
    categories: data ?? none,
    change: (next) => {
      const changed = withFilters(params, next);
      if (changed.toString() !== params.toString()) setParams(changed);
    },
  };
};
