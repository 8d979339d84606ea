import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { fill } from '../../contract/messages/fill.js';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/accountIcons.js';
import { useMessages } from '../theme/messages.js';

export interface RowArrowsProps {
  title: string;
  /** Called when an arrow is pressed, with −1 to scroll back and 1 to scroll forward. */
  onScroll: (direction: 1 | -1) => void;
}

const edge = { border: 1, borderColor: 'divider', bgcolor: 'background.paper' } as const;

/**
 * Shows two arrow buttons that scroll a row of products. They are for mouse users and hidden on phones, where
 * users swipe.
 */
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
