import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { fill } from '../../contract/messages/fill.js';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/accountIcons.js';
import { useMessages } from '../theme/messages.js';

export interface RowArrowsProps {
  title: string;
  /** Called with −1 for back and 1 for forward. */
  onScroll: (direction: 1 | -1) => void;
}

const edge = { border: 1, borderColor: 'divider', bgcolor: 'background.paper' } as const;

/** Scrolls the row for mouse users; fingers swipe. */
export function RowArrows({ title, onScroll }: RowArrowsProps) {
  const { product } = useMessages().ui;
  return (
    <Stack direction="row" sx={{ gap: 1, display: { xs: 'none', md: 'flex' } }}>
      <IconButton
        aria-label={fill(product.scrollBack, { name: title })}
        onClick={() => onScroll(-1)}
        sx={edge}
      >
        <ChevronLeftIcon />
      </IconButton>
      <IconButton aria-label={fill(product.scrollOn, { name: title })} onClick={() => onScroll(1)} sx={edge}>
        <ChevronRightIcon />
      </IconButton>
    </Stack>
  );
}
