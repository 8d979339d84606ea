import { useSearchParams } from 'react-router-dom';
import { limits } from '../../../contract/limits.js';
import type { FilterValues } from '../../../ui/FilterBar/filters.js';
import { useDebounced } from './useDebounced.js';

/** The values that the address of a list may have, each with its check. Invalid values are ignored. */
export type ParamFields = Readonly<Record<string, (text: string) => boolean>>;

/** Returns the page number in an address; an invalid number counts as 1. */
export const pageOf = (text: string | null | undefined): number => {
  const page = Number(text ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= limits.page ? page : 1;
};

export const isOneOf = (codes: readonly string[]) => (text: string) => codes.includes(text);

/** The values in the address of every list. */
const common: ParamFields = { search: Boolean, page: (text) => pageOf(text) > 1 };

/** Returns the valid values in an address, in the order of the fields. */
export const valuesIn = (params: URLSearchParams, fields: ParamFields): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...fields, ...common }).flatMap(([key, isValid]) => {
      const value = params.get(key);
      return value && isValid(value) ? [[key, value]] : [];
    }),
  );

/** Keeps search, filters, order and page number of a list in the screen's address. */
export const useListParams = (fields: ParamFields = {}) => {
  const [params, setParams] = useSearchParams();
  const values = valuesIn(params, fields);
  /** Shows the list with these values alone; empty ones are left out. */
  const show = (next: FilterValues, replace = false) =>
    setParams(Object.fromEntries(Object.entries(next).filter(([, value]) => value)), {
      replace,
      preventScrollReset: true,
    });
  /** Changes some of the values and goes to page 1, since the rows change. */
  const change = (some: FilterValues, replace = false) => show({ ...values, page: '', ...some }, replace);
  return {
    values,
    search: values.search ?? '',
    page: pageOf(values.page),
    show,
    change,
    goTo: (page: number, replace = false) => change({ page: page > 1 ? String(page) : '' }, replace),
  };
};

/** Returns the values of a list to load: while the admin types a search, those from before. */
export const useSettledValues = (values: FilterValues): FilterValues => {
  const address = new URLSearchParams(values).toString();
  const settled = useDebounced(address, limits.adminSearchPause, values.search ?? '');
  return Object.fromEntries(new URLSearchParams(settled));
};
