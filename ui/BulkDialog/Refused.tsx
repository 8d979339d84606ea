import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { RefusedRow } from '../../contract/productTable.js';
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
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, maxHeight: '30vh', overflowY: 'auto' }}>
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
