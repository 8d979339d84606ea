import Box, { type BoxProps } from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { limits } from '../../contract/limits.js';
import { fill } from '../../contract/messages/fill.js';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/shopIcons.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { formatNumber } from '../theme/formatNumber.js';
import { menuPlace } from '../theme/menuPlace.js';
import { tabularNumbers } from '../theme/typography.js';
import { withSx } from '../theme/styles.js';

export interface PaginationProps extends Omit<BoxProps<'nav'>, 'children' | 'onChange'> {
  /** Current page, from 1. */
  page: number;
  /** Number of pages; 0 counts as 1. */
  pages: number;
  /** Called with the chosen page, which always exists. */
  onPageChange: (page: number) => void;
  /** Number of rows on all pages. */
  total?: number | undefined;
  /** Number of rows per page. */
  pageSize?: number | undefined;
  /** Page sizes to choose from; four usual sizes by default. */
  pageSizes?: readonly number[] | undefined;
  /** Called with the chosen page size. Without it no sizes are offered. */
  onPageSizeChange?: ((size: number) => void) | undefined;
}

const endStyles = {
  '&[aria-disabled=true]': { color: 'text.disabled', cursor: 'default', borderColor: 'divider' },
};

/**
 * Shows Previous, Next and the current page. At the first and last page the buttons do nothing, but keep the
 * focus (S-105).
 */
export function Pagination(props: PaginationProps) {
  const { page, pages, onPageChange, total, pageSize, pageSizes, onPageSizeChange, sx, ...root } = props;
  const { table } = useAdminMessages();
  const last = Math.max(1, pages);
  const go = (wanted: number) => () => {
    if (wanted >= 1 && wanted <= last) onPageChange(wanted);
  };
  return (
    <Box component="nav" aria-label={table.pages} sx={withSx(sx, pagerStyles)} {...root}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, flex: '1 1 auto' }}>
        {pageSize && onPageSizeChange && (
          <PageSize value={pageSize} sizes={pageSizes} onChange={onPageSizeChange} />
        )}
        {pageSize && total !== undefined && <Range page={page} pageSize={pageSize} total={total} />}
      </Stack>
      <Stack direction="row" sx={turnStyles}>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<ChevronLeftIcon />}
          aria-disabled={page <= 1}
          onClick={go(page - 1)}
          sx={endStyles}
        >
          {table.previous}
        </Button>
        <Typography role="status" variant="body2" sx={{ ...tabularNumbers, whiteSpace: 'nowrap' }}>
          {fill(table.page, { page, pages: last })}
        </Typography>
        <Button
          variant="outlined"
          color="inherit"
          endIcon={<ChevronRightIcon />}
          aria-disabled={page >= last}
          onClick={go(page + 1)}
          sx={endStyles}
        >
          {table.next}
        </Button>
      </Stack>
    </Box>
  );
}

/** Puts Previous, Next and the page number at the end of the row, or in a row of their own if space is short. */
const turnStyles = {
  flex: '1 0 auto',
  maxWidth: '100%',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: { xs: 1, sm: 1.5 },
  '& .MuiButton-root': { px: { xs: 1.5, sm: 2.5 } },
} as const;

const pagerStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 1.5,
  rowGap: 1,
} as const;

function Range({ page, pageSize, total }: { page: number; pageSize: number; total: number }) {
  const { table } = useAdminMessages();
  const from = (page - 1) * pageSize + 1;
  const to = Math.min(page * pageSize, total);
  return (
    <Typography variant="body2" sx={{ ...tabularNumbers, color: 'text.secondary' }}>
      {total === 0 ? table.noRows : fill(table.range, { from, to, total: formatNumber(total) })}
    </Typography>
  );
}

interface PageSizeProps {
  value: number;
  sizes?: readonly number[] | undefined;
  onChange: (size: number) => void;
}

const usual = [limits.pageSize.admin, 24, 48, limits.pageSize.max] as const;

/** Selects the number of rows per page. */
function PageSize({ value, sizes = usual, onChange }: PageSizeProps) {
  const { table } = useAdminMessages();
  const label = useId();
  const offered = sizes.includes(value) ? sizes : [...sizes, value].sort((a, b) => a - b);
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexShrink: 0, whiteSpace: 'nowrap' }}>
      <Typography id={label} variant="body2" sx={{ color: 'text.secondary' }}>
        {table.pageSize}
      </Typography>
      <TextField
        select
        size="small"
        fullWidth={false}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
        slotProps={{
          select: {
            SelectDisplayProps: { 'aria-labelledby': label },
            MenuProps: { slotProps: { root: menuPlace(table.pageSize) } },
          },
        }}
      >
        {offered.map((size) => (
          <MenuItem key={size} value={size}>
            {size}
          </MenuItem>
        ))}
      </TextField>
    </Stack>
  );
}
