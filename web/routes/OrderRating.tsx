import Button from '@mui/material/Button';
import { fill } from '../../contract/messages/fill.js';
import type { Order } from '../../contract/order.js';
import type { Rateable } from '../../contract/rating.js';
import { useRatingMessages } from '../../ui/theme/ratingMessages.js';
import { useUser } from '../features/account/useUser.js';
import { RatingLocale } from '../features/ratings/RatingLocale.js';
import { ratingsApi } from '../features/ratings/ratingsApi.js';
import { useRating } from '../features/ratings/useRating.js';

interface OrderRatingProps {
  /** A delivered order of the customer. */
  order: Order;
  line: Order['lines'][number];
}

/** Renders the button with which a customer rates a product of an order; nothing for what is no longer sold. */
export default function OrderRating({ order, line }: OrderRatingProps) {
  // one call for all lines: each asks the same
  const { currentData } = ratingsApi.useGetOwnRatingsQuery(
    { productIds: order.lines.map(({ productId }) => productId) },
    { refetchOnMountOrArgChange: true }, // before the delivery there was nothing to rate
  );
  const own = currentData?.find(({ productId }) => productId === line.productId);
  return (
    own && (
      <RatingLocale>
        <Rate own={own} name={line.name} />
      </RatingLocale>
    )
  );
}

function Rate({ own: { productId, rating }, name }: { own: Rateable; name: string }) {
  const { user } = useUser();
  const words = useRatingMessages();
  const [open, dialog] = useRating({ productId, name, rating, userName: user?.name });
  return (
    <>
      <Button
        size="small"
        aria-label={fill(rating ? words.changeNamed : words.rateNamed, { name })}
        onClick={open}
        sx={{ minWidth: 0, ml: -1.5 }}
      >
        {rating ? words.changeShort : words.rateShort}
      </Button>
      {dialog}
    </>
  );
}
