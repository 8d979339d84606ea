import { lazy, type ReactNode, Suspense } from 'react';
import type { OwnRating } from '../../../contract/rating.js';
import { forOverlay, useLateOverlay } from '../../app/lateOverlay.js';
import { ratingsApi } from './ratingsApi.js';

/** The form loads when it is opened: most visitors only read. */
const RatingDialog = lazy(
  forOverlay(() =>
    import('../../../ui/RatingDialog/RatingDialog.js').then((file) => ({ default: file.RatingDialog })),
  ),
);

interface Rated {
  productId: string;
  /** Name of the product. */
  name: string;
  /** The customer's rating so far. */
  rating: OwnRating | undefined;
  /** Name of the account, whose first word a first rating proposes. */
  userName: string | undefined;
}

/** Returns the dialog in which a customer rates a product, and a function that opens it. */
export const useRating = ({
  productId,
  name,
  rating,
  userName = '',
}: Rated): [open: () => void, ReactNode] => {
  const { isOpen, isWanted, open, close } = useLateOverlay();
  const [save] = ratingsApi.useSaveRatingMutation();
  const [remove] = ratingsApi.useRemoveRatingMutation();
  const dialog = isWanted && (
    <Suspense>
      <RatingDialog
        open={isOpen}
        name={name}
        rating={rating}
        proposedName={userName.trim().split(/\s+/, 1)[0]}
        onSubmit={(given) =>
          save({ productId, ...given })
            .unwrap()
            .then(close)
        }
        onRemove={() => remove({ productId }).unwrap().then(close)}
        onClose={close}
      />
    </Suspense>
  );
  return [open, dialog];
};
