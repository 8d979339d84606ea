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
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/accountIcons.js';
import { sizesOn } from '../theme/screens.js';
import { type Styles, twoLines, withSx } from '../theme/styles.js';

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
  /**
   * Product cards. A long row renders the first ten, and all cards once the customer scrolls near the tenth.
   */
  children?: ReactNode;
  /** Whether seven skeletons stand in for the cards. */
  loading?: boolean;
  /**
   * Whether the row is far from the visible part of the page. Its skeletons are then not animated, and all but
   * the first are plain frames, which keeps the page light.
   */
  far?: boolean;
}

/**
 * Shows products side by side, usually those of a category. The next card is partly visible to invite
 * swiping.
 */
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

/**
 * Styles of a row of product cards that scrolls sideways. On a phone about 2.3 cards are visible and snap
 * into place. The padding leaves room for focus rings, and negative margins cancel it.
 */
const rowTrack: Styles = {
  listStyle: 'none',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: { xs: 'clamp(8.75rem, 42%, 11.5rem)', md: '11.75rem' },
  gap: { xs: 1, md: 2 },
  m: -0.5,
  p: 0.5,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: { xs: 'x proximity', md: 'none' }, // the arrows scroll by their own step
  scrollPaddingInline: (theme) => theme.spacing(0.5),
  scrollBehavior: 'smooth',
  scrollbarWidth: 'none',
  borderRadius: 1.5,
  '& > li': { scrollSnapAlign: 'start', minWidth: 0 },
};

/** The `sizes` of the images of a row's cards: the width of a column less the card's padding and border. */
const rowImageSizes = sizesOn('clamp(7.625rem, 42vw - 2rem, 10.375rem)', '10.625rem');

/**
 * Styles of a row that is far from the view: the skeleton of its first card, which gives the row its exact
 * height, stands still, and the other cards are frames without content.
 */
const farTrack: Styles = {
  '& .MuiSkeleton-root::after': { animation: 'none' },
  '& > li:empty': { border: 1, borderColor: 'divider', borderRadius: 1.5, bgcolor: 'background.paper' },
};

/** Styles that spare the browser a row far from the view. The block size is that of the row to a few pixels. */
const farRow: Styles = {
  contentVisibility: 'auto',
  containIntrinsicBlockSize: {
    xs: 'auto calc(clamp(8.75rem, 42vw - 0.625rem, 11.5rem) + 12rem)',
    md: 'auto 24.5rem',
  },
};
