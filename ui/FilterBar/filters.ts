import { longDate } from '../../contract/dates.js';

/** A filter that a list offers. */
export interface FilterField {
  /** Key of the filter in `FilterValues` and in the URL. */
  key: string;
  label: string;
  /** Values to choose from. Without options the value is typed. */
  options?: readonly { value: string; label: string }[] | undefined;
  /** Type of the typed value. A date is written as `2026-11-21`. */
  type?: 'text' | 'number' | 'date' | undefined;
}

/** Values of the active filters by filter key. Keys that belong to no filter, such as a page number, are ignored. */
export type FilterValues = Readonly<Record<string, string>>;

/** Formats a filter value for display. */
export const valueLabel = ({ options, type }: FilterField, value: string, language: string): string => {
  if (type === 'date' && !Number.isNaN(Date.parse(value))) return longDate(value, language);
  return options?.find((option) => option.value === value)?.label ?? value;
};

export const filtersOn = (fields: readonly FilterField[], values: FilterValues) =>
  fields.flatMap((field) => {
    const value = values[field.key];
    return value ? [{ field, value }] : [];
  });

/** Returns the filter values without those of the given keys. */
export const without = (values: FilterValues, keys: readonly string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([key]) => !keys.includes(key)));
