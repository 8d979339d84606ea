import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { fill } from '../../contract/messages/fill.js';
import { ChevronDownIcon } from '../icons/accountIcons.js';
import { useMessages } from '../theme/messages.js';
import { FilterGroup, type FilterGroupProps } from './FilterGroup.js';
import { filtersOn, noFilters } from './productFilters.js';
import { buttonStyles } from './barStyles.js';

/** Counts the active filters of a group. */
const countIn = ({ group, filters }: Pick<FilterGroupProps, 'group' | 'filters'>): number => {
  const { subCategories, brands, from, to, discount, food } = filters;
  const held = {
    category: { subCategories },
    brand: { brands },
    price: { from, to },
    discount: { discount },
    food: { food },
  }[group];
  return filtersOn({ ...noFilters, ...held });
};

/**
 * Renders a button that opens a filter group in a popover. A change is applied at once; only a price range
 * needs its Apply button.
 */
export function FilterPopover(props: FilterGroupProps) {
  const { browse } = useMessages().ui;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = browse[props.group];
  const count = countIn(props);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        endIcon={<ChevronDownIcon fontSize="small" />}
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={buttonStyles(count > 0)}
      >
        {count > 0 ? fill(browse.chosen, { label, count }) : label}
      </Button>
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': label,
            sx: { border: 1, borderColor: 'divider', boxShadow: 8, mt: 0.5, width: '20rem' },
          },
        }}
      >
        <Box sx={{ p: 2, py: 1.5 }}>
          <FilterGroup
            {...props}
            alone
            onChange={(filters) => {
              if (props.group === 'price') setAnchor(null); // Apply closes the popover
              props.onChange(filters);
            }}
          />
        </Box>
      </Popover>
    </>
  );
}
