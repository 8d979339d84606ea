import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack, { type StackProps } from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  Children,
  useId,
  useRef,
  type ReactNode,
  isValidElement,
  type RefObject,
  useEffect,
  useState,
} from 'react';
import IconButton from '@mui/material/IconButton';
import { constants } from '../../contract/limits.js';
import { fill } from '../../contract/messages/fill.js';
import { CardImageSizes } from '../ProductCard/cardStyles.js';
import { ProductCardSkeleton } from '../ProductCard/ProductCardSkeleton.js';
import { useMessages } from '../theme/messages.js';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/shopIcons.js';
import { showFocused } from '../theme/showFocused.js';
import { twoLines, withSx } from '../theme/styles.js';
import { farRow, farTrack, rowImageSizes, rowTrack } from './rowStyles.js';

interface RowArrowsProps {
  title: string;
  /** Called when an arrow is pressed, with −1 to scroll back and 1 to scroll forward. */
  onScroll: (direction: 1 | -1) => void;
}

const arrowStyles = { border: 1, borderColor: 'divider', bgcolor: 'background.paper' } as const;

/**
 * Shows two arrow buttons that scroll a row of products. They are for mouse users and hidden on phones, where
 * users swipe.
 */
function RowArrows({ title, onScroll }: RowArrowsProps) {
  const { product } = useMessages().ui;
  return (
    <Stack direction="row" sx={{ gap: 1, display: { xs: 'none', md: 'flex' } }}>
      <IconButton
        aria-label={fill(product.scrollBack, { name: title })}
        onClick={() => onScroll(-1)}
        sx={arrowStyles}
      >
        <ChevronLeftIcon />
      </IconButton>
      <IconButton
        aria-label={fill(product.scrollOn, { name: title })}
        onClick={() => onScroll(1)}
        sx={arrowStyles}
      >
        <ChevronRightIcon />
      </IconButton>
    </Stack>
  );
}

export interface ProductRowProps extends Omit<StackProps<'section'>, 'title'> {
  /** Heading of the row: the name of the category, or what the products have in common. */
  title: string;
  /** Address of the link See All. Without it the row has no such link. */
  href?: string | undefined;
  /** A small button for another action on the row. */
  action?: ReactNode;
  /** Product cards. A long row renders the first ten, and all cards once the customer scrolls near the tenth. */
  children?: ReactNode;
  /** Whether seven skeletons stand in for the cards. */
  loading?: boolean;
  /**
   * Whether the row is far from the visible part of the page. Its skeletons are then not animated, and all but
   * the first are drawn without elements, which keeps the page light.
   */
  far?: boolean;
}

/** Shows products side by side, usually those of a category. The next card is partly visible to invite swiping. */
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
      sx={withSx(sx, { gap: 1.5 }, far && farRow)}
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
      <CardImageSizes value={rowImageSizes}>
        <Box
          component="ul"
          ref={track}
          aria-busy={loading}
          onFocus={showFocused}
          aria-labelledby={heading}
          sx={[rowTrack, loading && { overflowX: 'hidden' }, far && farTrack]}
        >
          {loading
            ? Array.from({ length: constants.skeletons.row }, (_, position) => (
                <li key={position}>{(position === 0 || !far) && <ProductCardSkeleton />}</li>
              ))
            : Children.map(drawn, (card, at) => <li {...placeOf(at)}>{card}</li>)}
        </Box>
      </CardImageSizes>
    </Stack>
  );
}

/** Number of cards that a long row renders at first, which is more than fit on a desktop. */
const atFirst = 10;
/** The largest number of cards that a row renders at once. Rows with more cards are long. */
const many = 15;

/**
 * Returns the cards of a row to render. A long row renders the first ten. It renders all cards once the
 * customer has scrolled so far that the tenth is at most a quarter of the row's width out of view.
 * @param track the list element that holds the rendered cards
 */
const useFirstCards = (
  track: RefObject<HTMLElement | null>,
  cards: readonly ReactNode[],
): readonly ReactNode[] => {
  const [reached, setReached] = useState(false);
  const isCut = cards.length > many && !reached;
  const lastCard = cards[atFirst - 1];
  const lastKey = isValidElement(lastCard) ? lastCard.key : undefined;
  useEffect(() => {
    const last = track.current?.lastElementChild;
    if (!isCut || !last) return undefined;
    const watcher = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setReached(true),
      { root: track.current, rootMargin: '0px 25%' },
    );
    watcher.observe(last);
    return () => watcher.disconnect();
  }, [track, isCut, lastKey]);
  return isCut ? cards.slice(0, atFirst) : cards;
};
