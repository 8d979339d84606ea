import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { plainWish, type BrowseWish } from '../../../ui/BrowseBar/wish.js';
import type { SubCategory } from '../../../contract/subcategory.js';
import { catalogueApi } from './catalogueApi.js';
import { wishIn, withWish } from './narrowing.js';

/** What a list is narrowed and sorted by, kept in the address. */
export interface Narrowing {
  wish: BrowseWish;
  /** Changes it: a step of the history each, so that Back takes off the last filter and not the whole search. */
  change: (wish: BrowseWish) => void;
  /** The sub categories by name, where one of them is wished. */
  shelves: readonly SubCategory[];
}

const none: readonly SubCategory[] = [];

/** @param shelved the list is a sub category's or category's own: its shelves are links beside it, no filters */
export const useNarrowing = (shelved = false): Narrowing => {
  const [params, setParams] = useSearchParams();
  const asked = useMemo(() => {
    const wish = wishIn(params);
    return shelved ? { ...wish, subCategories: plainWish.subCategories } : wish;
  }, [params, shelved]);
  const wanted = asked.subCategories.length > 0;
  const { data } = catalogueApi.useGetSubCategoriesQuery(wanted ? undefined : skipToken);
  const wish = useMemo(() => {
    const isKnown = (id: string) => !data || data.some(({ _id }) => _id === id); // a shelf that was taken away hides nothing
    return { ...asked, subCategories: asked.subCategories.filter(isKnown) };
  }, [asked, data]);
  return {
    wish,
    shelves: data ?? none,
    change: (next) => {
      const changed = withWish(params, next);
      if (changed.toString() !== params.toString()) setParams(changed);
    },
  };
};
