import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import { useId, useState } from 'react';
import { browseSorts, type BrowseSort } from '../../contract/codes.js';
import { fill } from '../../contract/messages/fill.js';
import { BottomSheet } from '../BottomSheet/BottomSheet.js';
import { CheckIcon, ChevronDownIcon } from '../icons/shopIcons.js';
import { ArrowDownIcon } from '../icons/dashboardIcons.js';
import { menuPlace } from '../theme/menuPlace.js';
import { useMessages } from '../theme/messages.js';
import { buttonStyles } from './barStyles.js';

export interface SortChoiceProps {
  /** Current sort order; undefined for the order that the shop recommends. */
  sort: BrowseSort | undefined;
  onChange: (sort: BrowseSort | undefined) => void;
  /**
   * Whether the sort orders open in a menu beside the button, as on a desktop. Otherwise they open in a
   * bottom sheet.
   */
  wide: boolean;
}

/** Renders a button that shows the current sort order and opens the list of sort orders. */
export function SortChoice({ sort, onChange, wide }: SortChoiceProps) {
  const { browse } = useMessages().ui;
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const orders = [undefined, ...browseSorts].map((order) => (
    <MenuItem
      key={order ?? ''}
      role="menuitemradio"
      aria-checked={order === sort}
      selected={order === sort}
      autoFocus={order === sort}
      onClick={() => {
        close();
        if (order !== sort) onChange(order);
      }}
      sx={{ gap: 1.5, pr: 3 }}
    >
      <CheckIcon fontSize="small" sx={{ visibility: order === sort ? 'visible' : 'hidden' }} />
      {order ? browse.sorts[order] : browse.recommended}
    </MenuItem>
  ));
  return (
    <>
      <Button
        id={`${id}-button`}
        variant="outlined"
        color="inherit"
        startIcon={wide ? undefined : <ArrowDownIcon fontSize="small" />}
        endIcon={wide ? <ChevronDownIcon fontSize="small" /> : undefined}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={[buttonStyles(sort !== undefined), wide ? {} : { flex: 1 }]}
      >
        {wide ? fill(browse.sortNow, { order: sort ? browse.sorts[sort] : browse.recommended }) : browse.sort}
      </Button>
      {wide ? (
        <Menu
          open={Boolean(anchor)}
          anchorEl={anchor}
          onClose={close}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{ root: menuPlace(browse.sortBy), list: { 'aria-labelledby': `${id}-button` } }}
        >
          {orders}
        </Menu>
      ) : (
        <BottomSheet open={Boolean(anchor)} title={browse.sortBy} onClose={close}>
          <MenuList aria-label={browse.sortBy} sx={{ mx: -2, py: 0 }}>
            {orders}
          </MenuList>
        </BottomSheet>
      )}
    </>
  );
}
