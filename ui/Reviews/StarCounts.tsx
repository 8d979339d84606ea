import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { fill } from '../../contract/messages/fill.js';
import { counted } from '../theme/counted.js';
import { formatNumber } from '../theme/formatNumber.js';
import { useRatingMessages } from '../theme/ratingMessages.js';
import { tabularNumbers } from '../theme/typography.js';

export interface StarCountsProps {
  /** How many ratings have 1, 2, 3, 4 and 5 stars. */
  starCounts: readonly number[];
}

/** Shows how many ratings have how many stars, five stars first, as bars with numbers. */
export function StarCounts({ starCounts }: StarCountsProps) {
  const words = useRatingMessages();
  const all = starCounts.reduce((sum, count) => sum + count, 0);
  const rows = starCounts.map((count, place) => ({ stars: place + 1, count })).reverse();
  return (
    <Box component="ul" aria-label={words.title} sx={listStyles}>
      {rows.map(({ stars, count }) => (
        <Box
          component="li"
          key={stars}
          aria-label={fill(words.share, {
            stars: counted(words.oneStar, words.manyStars, stars),
            ratings: counted(words.oneRating, words.manyRatings, count),
          })}
          sx={rowStyles}
        >
          <Typography variant="body2" component="span" aria-hidden sx={tabularNumbers}>
            {stars} ★
          </Typography>
          <LinearProgress
            aria-hidden
            variant="determinate"
            value={all && (count / all) * 100}
            color="secondary"
            sx={{ height: 8, borderRadius: 1, bgcolor: 'divider' }}
          />
          <Typography
            variant="body2"
            component="span"
            aria-hidden
            sx={{ ...tabularNumbers, textAlign: 'end' }}
          >
            {formatNumber(count)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const listStyles = { width: 'min(100%, 22rem)' } as const;
const rowStyles = {
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr) minmax(2rem, auto)',
  alignItems: 'center',
  gap: 1,
} as const;
