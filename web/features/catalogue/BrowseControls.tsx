import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { BrowseBar } from '../../../ui/BrowseBar/BrowseBar.js';
import type { ProductFilters } from '../../../ui/BrowseBar/productFilters.js';
import { hasFailed } from '../../app/net/failure.js';
import { catalogueApi } from './catalogueApi.js';
import { filtersOf } from './filters.js';
import type { BrowseFilters } from './useBrowseFilters.js';

export interface BrowseControlsProps {
  browseFilters: BrowseFilters;
  /** The list that is filtered: a search, or a category. */
  of: { search: string } | { categoryId: string; subCategoryId?: string | undefined };
  /**
   * Whether the list has loaded. Until then no facets are requested, so that a keystroke costs one search and
   * no facet request.
   */
  ready: boolean;
}

/** Renders the filters and the sort order of a list. */
export default function BrowseControls({ browseFilters, of, ready }: BrowseControlsProps) {
  const { filters, change, subCategories } = browseFilters;
  const [draft, setDraft] = useState<ProductFilters>();
  const { data, currentData, error, isFetching, refetch } = catalogueApi.useGetFacetsQuery(
    ready ? { ...of, filters: filtersOf(draft ?? filters) } : skipToken,
  );
  const ofCategory = 'categoryId' in of;
  return (
    <BrowseBar
      filters={filters}
      facets={data && ofCategory ? { ...data, subCategories: [] } : data}
      current={currentData !== undefined}
      failed={hasFailed(error)}
      onRetry={() => void refetch()}
      retrying={isFetching}
      onChange={change}
      draft={draft}
      onDraftChange={setDraft}
      subCategories={subCategories}
    />
  );
}
