import { createSvgIcon } from '@mui/material/utils';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import { fill } from '../../contract/messages/fill.js';
import type { ProductRating } from '../../contract/rating.js';
import { useMessages } from '../theme/messages.js';
import { withSx } from '../theme/styles.js';
import { tabularNumbers } from '../theme/typography.js';

const StarIcon = createSvgIcon(<path d="m12 2 3 7h7l-6 4 2 8-6-5-6 5 2-8-6-4h7z" />, 'Star');

export interface RatingMarkProps extends Omit<TypographyProps<'p'>, 'children' | 'role'> {
  /** Average and number of a product's ratings. */
  rating: ProductRating;
}

/** Sums up the ratings of a product in one short line: "★ 4.3 (12)". */
export function RatingMark({ rating: { average, count }, sx, ...root }: RatingMarkProps) {
  const { rated } = useMessages().ui.product;
  const shown = average.toFixed(1);
  return (
    <Typography
      variant="caption"
      component="p"
      role="img"
      aria-label={fill(rated, { average: shown, count })}
      sx={withSx(sx, tabularNumbers)}
      {...root}
    >
      <StarIcon fontSize="inherit" sx={{ color: 'secondary.dark', verticalAlign: '-0.1em' }} /> {shown} (
      {count})
    </Typography>
  );
}
