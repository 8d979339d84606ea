import Box, { type BoxProps } from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import { fill } from '../../contract/messages/fill.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { formatNumber } from '../theme/formatNumber.js';
import { tabularNumbers } from '../theme/typography.js';
import { currentItem, type ShellItem } from './shellItems.js';

export interface ShellNavigationProps extends Omit<BoxProps<'nav'>, 'children'> {
  items: readonly ShellItem[];
  /** Path of the current page. */
  path: string;
}

/** Renders the links to the dashboard's screens. */
export function ShellNavigation({ items, path, ...root }: ShellNavigationProps) {
  const { shell } = useAdminMessages();
  const current = currentItem(items, path);
  return (
    <Box component="nav" aria-label={shell.navigation} {...root}>
      <List disablePadding sx={{ display: 'grid', gap: 0.5 }}>
        {items.map((item) => (
          <ListItem key={item.href} disablePadding>
            <ListItemButton
              href={item.href}
              selected={item === current}
              aria-current={item === current ? 'page' : undefined}
              sx={itemStyles}
            >
              <item.icon fontSize="small" />
              <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                {item.label}
              </Box>
              {Boolean(item.waiting) && <Waiting count={item.waiting ?? 0} />}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}

function Waiting({ count }: { count: number }) {
  const { shell } = useAdminMessages();
  return (
    <Box component="span" sx={countStyles}>
      <span aria-hidden>{formatNumber(count)}</span>
      <VisuallyHidden> {fill(shell.waiting, { count: formatNumber(count) })}</VisuallyHidden>
    </Box>
  );
}

const itemStyles = {
  gap: 1.5,
  px: 1.5,
  typography: 'subtitle2',
  '&.Mui-selected, &.Mui-selected:hover': { bgcolor: 'soft.primary', fontWeight: 'fontWeightBold' },
} as const;

const countStyles = {
  ...tabularNumbers,
  typography: 'caption',
  fontWeight: 'fontWeightBold',
  color: 'secondary.contrastText',
  bgcolor: 'secondary.main',
  borderRadius: 1,
  px: 0.75,
} as const;
