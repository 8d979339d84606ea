import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useAdminMessages } from '../theme/adminMessages.js';
import { radius } from '../theme/tokens.js';
import type { Difference, Side } from './ProductConflictDialog.js';
import { line } from '../theme/lines.js';

const Version = styled(FormControlLabel)(({ theme }) => ({
  alignItems: 'flex-start',
  minWidth: 0,
  margin: 0,
  padding: theme.spacing(0.5, 1.5, 1, 0),
  borderRadius: radius.medium,
  border: `${line.hair} ${theme.vars.palette.outline}`,
  '& .MuiFormControlLabel-label': {
    minWidth: 0,
    paddingBlock: theme.spacing(1.25),
    overflowWrap: 'anywhere',
  },
  '&:has(:checked)': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `${line.inside} ${theme.vars.palette.primary.main}`,
    backgroundColor: theme.vars.palette.soft.primary,
  },
}));

export interface DifferenceChoiceProps {
  difference: Difference;
  value: Side;
  onChange: (side: Side) => void;
}

/**
 * Shows both versions of a field in an edit conflict and lets the editor choose one. They stand side by side,
 * on a phone one below the other.
 */
export function DifferenceChoice({ difference, value, onChange }: DifferenceChoiceProps) {
  const { conflict: words } = useAdminMessages().catalogue;
  const { label, changed } = difference;
  const id = useId();
  const changedBy = { mine: words.onlyMine, theirs: words.onlyTheirs, both: words.bothChanged }[changed];
  return (
    <Box>
      <Typography id={id} variant="subtitle1" component="h3" sx={{ mb: 0.75 }}>
        {label}{' '}
        <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
          {changedBy}
        </Typography>
      </Typography>
      <RadioGroup
        aria-labelledby={id}
        value={value}
        onChange={(_event, side) => onChange(side === 'mine' ? 'mine' : 'theirs')}
        sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}
      >
        {(['mine', 'theirs'] as const).map((side) => (
          <Version
            key={side}
            value={side}
            control={<Radio />}
            label={
              <>
                <Typography
                  component="span"
                  variant="caption"
                  sx={{ display: 'block', color: 'text.secondary' }}
                >
                  {words[side]}
                </Typography>
                {difference[side]}
              </>
            }
          />
        ))}
      </RadioGroup>
    </Box>
  );
}
