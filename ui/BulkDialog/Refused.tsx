import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { oneOf, rowErrors } from '../../contract/codes.js';
import { isObject } from '../../contract/isObject.js';
import type { RefusedRow } from '../../contract/productTable.js';
import type { Choice } from '../MultiSelect/MultiSelect.js';
import { useAdminMessages } from '../theme/adminMessages.js';

export interface RefusedProps {
  rows: readonly RefusedRow[];
}

/** Lists the products that prevented a bulk change, with the reasons. */
export function Refused({ rows }: RefusedProps) {
  const { bulk } = useAdminMessages().stock;
  if (rows.length === 0) return null;
  return (
    <Alert severity="error">
      {bulk.refused}
      <Box component="ul" sx={{ listStyle: 'disc', mt: 0.5, pl: 2.5, maxHeight: '30vh', overflowY: 'auto' }}>
        {rows.map(({ _id, name, code }) => (
          <li key={_id}>
            <Box component="strong" sx={{ overflowWrap: 'anywhere' }}>
              {name}
            </Box>
            : {bulk.reason[code]}
          </li>
        ))}
      </Box>
    </Alert>
  );
}

const isRow = (value: unknown): value is RefusedRow =>
  isObject(value) && '_id' in value && 'name' in value && oneOf(rowErrors, value.code) !== undefined;

const rowsOf = (reason: unknown): unknown[] => {
  const { data } = isObject(reason) ? reason : {};
  return isObject(data) && Array.isArray(data.rows) ? data.rows : [];
};

/** Reads the products that prevented a bulk change from an API error. Missing names are taken from `products`. */
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
