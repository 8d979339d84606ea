import Box, { type BoxProps } from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { fill } from '../../contract/messages/fill.js';
import type { RatingMessages } from '../../contract/messages/en/ratings.js';
import type { OwnRating as Rating } from '../../contract/rating.js';
import { Stars } from '../Reviews/Stars.js';
import { useRatingMessages } from '../theme/ratingMessages.js';
import { line, withSx } from '../theme/styles.js';

export interface OwnRatingProps extends Omit<BoxProps, 'children' | 'onChange'> {
  /** The customer's rating; undefined if the customer has not rated the product yet. */
  rating: Rating | undefined;
  /** Name of the product, part of the accessible name of the button. */
  name: string;
  /** Called when the customer wants to rate, or to change the rating. */
  onRate: () => void;
}

const stateText = ({ state, text, reason }: Rating, words: RatingMessages): string => {
  if (state === 'pending') return words.pending;
  if (state === 'approved') return text ? words.approved : words.counted;
  return reason ? fill(words.rejectedBecause, { reason }) : words.rejected;
};

/** Shows a customer the own rating of a product, and who sees it. Without a rating it asks for one. */
export function OwnRating({ rating, name, onRate, sx, ...root }: OwnRatingProps) {
  const words = useRatingMessages();
  return (
    <Box sx={withSx(sx, rating ? boxStyles : {})} {...root}>
      {rating && (
        <Stack sx={{ gap: 0.5, minWidth: 0 }}>
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
            <Typography variant="subtitle2" component="h3">
              {words.yours}
            </Typography>
            <Stars stars={rating.stars} size="small" />
          </Stack>
          {rating.text && (
            <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{rating.text}</Typography>
          )}
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {stateText(rating, words)}
          </Typography>
        </Stack>
      )}
      {rating ? (
        <Button aria-label={fill(words.changeNamed, { name })} onClick={onRate} sx={{ flexShrink: 0 }}>
          {words.changeShort}
        </Button>
      ) : (
        <Button variant="outlined" onClick={onRate}>
          {words.rate}
        </Button>
      )}
    </Box>
  );
}

const boxStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  px: 2,
  py: 1.5,
  border: line.hair,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const;
