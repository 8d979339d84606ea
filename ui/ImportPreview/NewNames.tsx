import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { fill } from '../../contract/messages/fill.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { formatNumber } from '../theme/formatNumber.js';

export interface NewNamesProps {
  /** Label of the list. */
  label: string;
  names: readonly string[];
}

/** Number of names shown at first. */
const shownAtFirst = 12;

/** Lists names that an import would create, each as its own item because names may contain commas. */
export function NewNames({ label, names }: NewNamesProps) {
  const { importing } = useAdminMessages();
  const id = useId();
  const [all, setAll] = useState(false);
  if (names.length === 0) return null;
  return (
    <div>
      <Typography id={id} variant="subtitle2" component="p">
        {label} ({formatNumber(names.length)})
      </Typography>
      <Box component="ul" aria-labelledby={id} sx={listStyles}>
        {(all ? names : names.slice(0, shownAtFirst)).map((name) => (
          <Chip key={name} component="li" variant="outlined" label={name} sx={chipStyles} />
        ))}
      </Box>
      {names.length > shownAtFirst && (
        <Button size="small" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? importing.fewerNames : fill(importing.allNames, { count: formatNumber(names.length) })}
        </Button>
      )}
    </div>
  );
}

const listStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  mt: 1,
} as const;

const chipStyles = {
  maxWidth: '100%',
  height: 'auto',
  minHeight: 32,
  '& .MuiChip-label': { whiteSpace: 'normal', overflowWrap: 'anywhere', py: 0.5 },
} as const;
