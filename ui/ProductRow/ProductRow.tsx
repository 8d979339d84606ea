import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack, { type StackProps } from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Children, useId, useRef, type ReactNode } from 'react';
import { constants } from '../../contract/limits.js';
import { fill } from '../../contract/messages/fill.js';
import { ProductCardSkeleton } from '../ProductCardSkeleton/ProductCardSkeleton.js';
import { twoLines } from '../theme/clamped.js';
import { useMessages } from '../theme/messages.js';
import { RowArrows } from './RowArrows.js';
import { rowTrack } from './rowTrack.js';
import { useFirstCards } from './useFirstCards.js';

export interface ProductRowProps extends Omit<StackProps<'section'>, 'title'> {
  /** The category's name, or what the products have in common. */
  title: string;
  /** Where See All leads; without it there is no more than the row. */
  href?: string | undefined;
  /** What else one can do with the row: a small button. */
  action?: ReactNode;
  /** Product cards. Of many the first ten are drawn, and the others once one comes near their end. */
  children?: ReactNode;
  /** Seven skeletons stand in for the cards (S-175). */
  loading?: boolean;
  /** Far from being seen: its skeletons are at rest. */
  far?: boolean;
}

/** Some products side by side, a category's as a rule; the next card peeks in, so that one knows to swipe (S-004, S-176). */
export function ProductRow(props: ProductRowProps) {
  const { title, href, action, children, loading = false, far = false, sx, ...root } = props;
  const { product } = useMessages().ui;
  const heading = useId();
  const track = useRef<HTMLUListElement>(null);
  const cards = Children.toArray(children);
  const drawn = useFirstCards(track, loading ? [] : cards);
  const placeOf = (at: number) =>
    drawn.length < cards.length && { 'aria-setsize': cards.length, 'aria-posinset': at + 1 };
  const scroll = (direction: 1 | -1) =>
    track.current?.scrollBy({ left: direction * constants.rowScrollStep });
  return (
    <Stack
      component="section"
      aria-labelledby={heading}
      sx={[{ gap: 1.5 }, ...(Array.isArray(sx) ? sx : [sx])]}
      {...root}
    >
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
        <Typography id={heading} variant="h2" sx={[twoLines, { flex: 1, minWidth: 0 }]}>
          {title}
        </Typography>
        {action}
        {href !== undefined && (
          <Button href={href} size="small" aria-label={fill(product.seeAllNamed, { name: title })}>
            {product.seeAll}
          </Button>
        )}
        <RowArrows title={title} onScroll={scroll} />
      </Stack>
      <Box
        component="ul"
        ref={track}
        aria-busy={loading}
        aria-labelledby={heading}
        sx={[
          rowTrack,
          loading && { overflowX: 'hidden' },
          far && { '& .MuiSkeleton-root::after': { animation: 'none' } },
        ]}
      >
        {loading
          ? Array.from({ length: constants.skeletons.row }, (_, position) => (
              <li key={position}>
                <ProductCardSkeleton />
              </li>
            ))
          : Children.map(drawn, (card, at) => <li {...placeOf(at)}>{card}</li>)}
      </Box>
    </Stack>
  );
}
