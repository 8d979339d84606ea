import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { tabularNumbers } from '../theme/typography.js';

export interface TokenTableProps {
  /** Accessible name of the table. */
  caption: string;
  /** Headings of the columns; the first column names the token. */
  columns: readonly string[];
  /** Rows, one per token. */
  rows: readonly (readonly ReactNode[])[];
}

/** Lists design tokens in a table. */
export const TokenTable = ({ caption, columns, rows }: TokenTableProps) => (
  <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={caption}>
    <Box
      component="table"
      sx={{
        ...tabularNumbers,
        borderCollapse: 'collapse',
        width: '100%',
        typography: 'body2',
        '& th, & td': { textAlign: 'start', p: 1, borderBottom: 1, borderColor: 'divider' },
      }}
    >
      <Typography component="caption" variant="subtitle2" sx={{ textAlign: 'start', py: 1 }}>
        {caption}
      </Typography>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], row) => (
          <tr key={row}>
            <th scope="row">{name}</th>
            {cells.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  </Box>
);
