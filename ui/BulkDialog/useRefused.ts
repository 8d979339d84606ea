import { useState } from 'react';
import type { RefusedRow } from '../../contract/productTable.js';
import { oneOf, rowErrors } from '../../contract/codes.js';
import type { Choice } from '../MultiSelect/MultiSelect.js';

const isRow = (value: unknown): value is RefusedRow =>
  typeof value === 'object' &&
  value !== null &&
  '_id' in value &&
  'name' in value &&
  'code' in value &&
  oneOf(rowErrors, value.code) !== undefined;

const rowsOf = (reason: unknown): unknown[] => {
  if (typeof reason !== 'object' || reason === null || !('data' in reason)) return [];
  const { data } = reason;
  if (typeof data !== 'object' || data === null || !('rows' in data)) return [];
  return Array.isArray(data.rows) ? data.rows : [];
};

/**
 * Reads the products that prevented a bulk change from an API error. Missing names are taken from `products`.
 */
const refusedIn = (reason: unknown, products: readonly Choice[]): RefusedRow[] =>
  rowsOf(reason)
    .filter(isRow)
    .map((row) => ({
      ...row,
      name: row.name || (products.find(({ _id }) => _id === row._id)?.name ?? row._id),
    }));

/** Runs a bulk change, and holds the products that prevented it, with the reasons. */
export const useRefused = (products: readonly Choice[]) => {
  const [refused, setRefused] = useState<RefusedRow[]>([]);
  const run = async (act: () => Promise<unknown>) => {
    setRefused([]);
    try {
      await act();
    } catch (reason) {
      setRefused(refusedIn(reason, products));
      throw reason;
    }
  };
  return { refused, run };
};
