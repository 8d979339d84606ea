import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { fill } from '../../contract/messages/fill.js';
import { badgesStyles } from '../FilterBar/badgeStyles.js';
import { CrossIcon } from '../icons/accountIcons.js';
import type { Styles } from '../theme/styles.js';
import { useMessages } from '../theme/messages.js';
import { unfiltered, type Badge, type ProductFilters } from './productFilters.js';

interface BadgesProps {
  badges: readonly Badge[];
  filters: ProductFilters;
  onChange: (filters: ProductFilters) => void;
}

/** Renders the active filters as badges. Pressing a badge removes its filter. */
export function Badges({ badges, filters, onChange }: BadgesProps) {
  const { browse } = useMessages().ui;
  if (badges.length === 0) return null;
  return (
    <Box component="ul" aria-label={browse.on} sx={rowStyles}>
      {badges.map(({ key, label, without }) => (
        <Box key={key} component="li" sx={{ flex: 'none' }}>
          <Button
            color="inherit"
            endIcon={<CrossIcon fontSize="small" />}
            aria-label={fill(browse.takeOff, { filter: label })}
            onClick={() => onChange(without)}
            sx={badgeStyles}
          >
            <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
              {label}
            </Box>
          </Button>
        </Box>
      ))}
      <Box component="li" sx={{ flex: 'none' }}>
        <Button sx={{ whiteSpace: 'nowrap' }} onClick={() => onChange(unfiltered(filters))}>
          {browse.clear}
        </Button>
      </Box>
    </Box>
  );
}

/**
 * Makes a single row that scrolls sideways on a phone, so that results stay in view. The padding keeps focus
 * rings whole; negative margins compensate for the padding.
 */
const rowStyles: Styles = {
  ...badgesStyles,
  flexWrap: { xs: 'nowrap', md: 'wrap' },
  m: -0.5,
  p: 0.5,
  overflowX: { xs: 'auto', md: 'visible' },
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
};

const badgeStyles: Styles = {
  px: 1.5,
  maxWidth: '18rem',
  bgcolor: 'soft.primary',
  fontWeight: 'fontWeightMedium',
  whiteSpace: 'nowrap',
};
