import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { BrowseBar } from '../../../ui/BrowseBar/BrowseBar.js';
import type { BrowseWish } from '../../../ui/BrowseBar/wish.js';
import { hasFailed } from '../../app/net/failure.js';
import { catalogueApi } from './catalogueApi.js';
import { filtersOf } from './narrowing.js';
import type { Narrowing } from './useNarrowing.js';

export interface BrowseControlsProps {
  narrowing: Narrowing;
  /** What is narrowed: a text, or a shelf. */
  of: { search: string } | { categoryId: string; subCategoryId?: string | undefined };
  /** The list is there. Before that nothing is asked for, so that a keystroke costs no more than its search. */
  ready: boolean;
}

/** Filters and sorting over a list. */
export function BrowseControls({ narrowing, of, ready }: BrowseControlsProps) {
  const { wish, change, shelves } = narrowing;
  const [draft, setDraft] = useState<BrowseWish>();
  const { data, currentData, error, isFetching, refetch } = catalogueApi.useGetChoicesQuery(
    ready ? { ...of, filters: filtersOf(draft ?? wish) } : skipToken,
  );
  const ofShelf = 'categoryId' in of;
  return (
    <BrowseBar
      wish={wish}
      choices={data && ofShelf ? { ...data, subCategories: [] } : data}
      current={currentData !== undefined}
      failed={hasFailed(error)}
      onRetry={() => void refetch()}
      retrying={isFetching}
      onChange={change}
      draft={draft}
      onDraftChange={setDraft}
      shelves={shelves}
    />
  );
}
