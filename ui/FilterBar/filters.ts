import { longDate } from '../OrderCard/dates.js';

/** Something one can filter by. */
export interface FilterField {
  /** Its name in the values, and so in an address. */
  key: string;
  label: string;
  /** One of these; without them a value is typed. */
  options?: readonly { value: string; label: string }[] | undefined;
  /** What is typed. A date is `2026-11-21`. */
  type?: 'text' | 'number' | 'date' | undefined;
}

/** The value of each filter that is on, by its key. Other keys, such as a page, are left alone. */
export type FilterValues = Readonly<Record<string, string>>;

/** A value in words. */
export const valueLabel = ({ options, type }: FilterField, value: string, language: string): string => {
  if (type === 'date' && !Number.isNaN(Date.parse(value))) return longDate(value, language);
  return options?.find((option) => option.value === value)?.label ?? value;
};

export const filtersOn = (fields: readonly FilterField[], values: FilterValues) =>
  fields.flatMap((field) => {
    const value = values[field.key];
    return value ? [{ field, value }] : [];
  });

/** The values without some filters. */
export const without = (values: FilterValues, keys: readonly string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([key]) => !keys.includes(key)));
