import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { OwnRating } from '../../../contract/rating.js';
import { words } from '../../app/language/locale.js';
import { waitingForShop } from '../../app/net/code.js';
import { tryAgain } from '../../app/net/onlineStatus.js';
import { notice } from '../../app/notices.js';
import { ratingsApi } from './ratingsApi.js';

const tellAway = () => notice.failure(words().web.net.offline);

/** The form loads when it is opened: most visitors only read. */
const RatingDialog = lazy(
  waitingForShop(
    () => import('../../../ui/RatingDialog/RatingDialog.js').then((file) => ({ default: file.RatingDialog })),
    tellAway,
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
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const [save] = ratingsApi.useSaveRatingMutation();
  const [remove] = ratingsApi.useRemoveRatingMutation();
  const close = () => setOpen(false);
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
  const open = () => {
    if (isWanted) void tryAgain();
    setWanted(true);
    setOpen(true);
  };
  return [open, dialog];
};
