import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack, { type StackProps } from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { shortDate } from '../../contract/dates.js';
import { fill } from '../../contract/messages/fill.js';
import type { ProductRating, Review } from '../../contract/rating.js';
import { ErrorState } from '../ErrorState/ErrorState.js';
import { LineSkeletons } from '../Spinner/LineSkeletons.js';
import { busyWhen } from '../theme/busy.js';
import { counted } from '../theme/counted.js';
import { useMessages } from '../theme/messages.js';
import { useRatingMessages } from '../theme/ratingMessages.js';
import { withSx } from '../theme/styles.js';
import { useFocusThatGoesOn } from '../theme/useFocusThatGoesOn.js';
import { tabularNumbers } from '../theme/typography.js';
import { StarCounts } from './StarCounts.js';
import { Stars } from './Stars.js';

export interface ReviewsProps extends Omit<StackProps<'section'>, 'children'> {
  /** Average and number of the product's ratings; undefined without ratings. */
  rating: ProductRating | undefined;
  /** How many ratings have 1, 2, 3, 4 and 5 stars. */
  starCounts: readonly number[];
  /** The loaded reviews, the newest first. */
  reviews: readonly Review[];
  /**
   * State of the reviews: `ready` (default), `loading` without any, `loadingMore` below those that are there, or
   * `failed`, which keeps those that are there.
   */
  status?: 'ready' | 'loading' | 'loadingMore' | 'failed' | undefined;
  /** Called to load again what has failed. */
  onRetry: () => void;
  /** Whether a retry is running. Its button is disabled meanwhile. */
  retrying?: boolean | undefined;
  /** Called to load more reviews; undefined if there are none. */
  onMore?: (() => void) | undefined;
  /** The customer's own rating, or the button to rate. It stands above the reviews. */
  own?: ReactNode;
}

/** Shows what customers think of a product: the average, how many gave how many stars, and their reviews. */
export function Reviews(props: ReviewsProps) {
  const {
    rating,
    starCounts,
    reviews,
    status = 'ready',
    onRetry,
    retrying = false,
    onMore,
    own,
    sx,
    ...root
  } = props;
  const words = useRatingMessages();
  const id = useId();
  const isEmpty = !rating && !reviews.length;
  const content = () => {
    if (status === 'loading')
      return <LineSkeletons label={words.loading} widths={[30, 70, 55]} height={36} />;
    if (status === 'failed' && isEmpty)
      return <ErrorState title={words.notLoaded} onRetry={onRetry} retrying={retrying} />;
    if (isEmpty) return <None />;
    return (
      <Box sx={columns}>
        {rating && <Sum rating={rating} starCounts={starCounts} />}
        <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
          <List reviews={reviews} />
          {status === 'failed' && <MoreFailed onRetry={onRetry} retrying={retrying} />}
          {onMore && status !== 'failed' && (
            <Button variant="outlined" onClick={onMore} {...busyWhen(status === 'loadingMore')}>
              {words.more}
            </Button>
          )}
        </Stack>
      </Box>
    );
  };
  return (
    <Stack component="section" aria-labelledby={id} sx={withSx(sx, { gap: 2 })} {...root}>
      <Typography id={id} variant="h2">
        {words.title}
      </Typography>
      {own}
      {content()}
    </Stack>
  );
}

function MoreFailed({ onRetry, retrying }: { onRetry: () => void; retrying: boolean }) {
  const words = useRatingMessages();
  const leaving = useFocusThatGoesOn<HTMLDivElement>();
  const retry = (
    <Button color="inherit" onClick={onRetry} {...busyWhen(retrying)}>
      {words.again}
    </Button>
  );
  return (
    <Alert ref={leaving} severity="error" action={retry}>
      {words.notLoaded}
    </Alert>
  );
}

function Sum({
  rating: { average, count },
  starCounts,
}: {
  rating: ProductRating;
  starCounts: readonly number[];
}) {
  const words = useRatingMessages();
  return (
    <Stack sx={{ gap: 1 }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Typography variant="h3" component="p" sx={tabularNumbers}>
          {average.toFixed(1)}
        </Typography>
        <Stars stars={average} />
        <Typography variant="body2" color="textSecondary">
          {counted(words.oneRating, words.manyRatings, count)}
        </Typography>
      </Stack>
      <StarCounts starCounts={starCounts} />
    </Stack>
  );
}

function List({ reviews }: { reviews: readonly Review[] }) {
  const words = useRatingMessages();
  if (!reviews.length) return <Typography color="textSecondary">{words.noReviews}</Typography>;
  return (
    <Box component="ul" aria-label={words.reviews} sx={{ width: 1 }}>
      {reviews.map((review) => (
        <Box component="li" key={review._id} sx={reviewStyles}>
          <Written review={review} />
        </Box>
      ))}
    </Box>
  );
}

function Written({ review: { stars, text, name, at } }: { review: Review }) {
  const words = useRatingMessages();
  const { language } = useMessages();
  return (
    <>
      <Stars stars={stars} size="small" />
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {fill(words.by, { name: name || words.aCustomer, date: shortDate(at, language) })}
      </Typography>
    </>
  );
}

function None() {
  const words = useRatingMessages();
  return (
    <div>
      <Typography>{words.none}</Typography>
      <Typography variant="body2" color="textSecondary">
        {words.noneHint}
      </Typography>
    </div>
  );
}

/** On a desktop the sum stands beside the reviews. */
const columns = {
  display: 'grid',
  gap: { xs: 2, md: 6 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 2fr)' },
  alignItems: 'start',
} as const;

const reviewStyles = {
  py: 1.5,
  '&:first-of-type': { pt: 0 },
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
