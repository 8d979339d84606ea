import Rating, { type RatingProps } from '@mui/material/Rating';
import { fill } from '../../contract/messages/fill.js';
import { useRatingMessages } from '../theme/ratingMessages.js';
import { withSx } from '../theme/styles.js';

export interface StarsProps extends Pick<RatingProps, 'size' | 'sx'> {
  /** 1 to 5; an average has one decimal. */
  stars: number;
}

/** Shows a rating as five stars of which some are filled. */
export function Stars({ stars, sx, ...root }: StarsProps) {
  const { average } = useRatingMessages();
  return (
    <Rating
      readOnly
      value={stars}
      precision={0.1}
      getLabelText={(value) => fill(average, { average: value })}
      sx={withSx(sx, starStyles)}
      {...root}
    />
  );
}

/** Yellow as on the offers; a part of a star is cut off, not made smaller. */
export const starStyles = {
  color: 'secondary.dark',
  '& .MuiRating-iconEmpty': { color: 'outline' },
  '& .MuiRating-decimal .MuiSvgIcon-root': { maxWidth: 'none', flexShrink: 0 },
} as const;
