import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { noFilters, type ProductFilters } from '../../../ui/BrowseBar/productFilters.js';
import type { SubCategory } from '../../../contract/subcategory.js';
import { catalogueApi } from './catalogueApi.js';
import { filtersIn, withFilters } from './filters.js';

/** The filters and sort order of a list, kept in the address. */
export interface BrowseFilters {
  filters: ProductFilters;
  /**
   * Changes the filters. Each change is a step of the history, so Back removes the last filter and not the
   * whole search.
   */
  change: (filters: ProductFilters) => void;
  /** All subcategories, which give the names of those in the filter; empty if none is in the filter. */
  subCategories: readonly SubCategory[];
}

const none: readonly SubCategory[] = [];

/**
 * Returns the filters and sort order of a list, which are kept in the address.
 * @param ofCategory whether the list belongs to a category, which links to its subcategories instead of
 * filtering by them
 */
export const useBrowseFilters = (ofCategory = false): BrowseFilters => {
  const [params, setParams] = useSearchParams();
  const asked = useMemo(() => {
    const filters = filtersIn(params);
    return ofCategory ? { ...filters, subCategories: noFilters.subCategories } : filters;
  }, [params, ofCategory]);
  const wanted = asked.subCategories.length > 0;
  const { data } = catalogueApi.useGetSubCategoriesQuery(wanted ? {} : skipToken);
  const filters = useMemo(() => {
    // a deleted subcategory filters nothing
    const isKnown = (id: string) => !data || data.some(({ _id }) => _id === id);
    return { ...asked, subCategories: asked.subCategories.filter(isKnown) };
  }, [asked, data]);
  return {
    filters,
    subCategories: data ?? none,
    change: (next) => {
      const changed = withFilters(params, next);
      if (changed.toString() !== params.toString()) setParams(changed);
    },
  };
};
