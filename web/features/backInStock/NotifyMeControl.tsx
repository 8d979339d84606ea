import { useEffect } from 'react';
import type { ProductSummary } from '../../../contract/product.js';
import { NotifyMe } from '../../../ui/NotifyMe/NotifyMe.js';
import { nameWithUnit } from '../../../ui/UnitLine/UnitLine.js';
import { useSession } from '../../app/session/useSession.js';
import { backInStockApi } from './backInStockApi.js';

export interface NotifyMeControlProps {
  product: ProductSummary;
  /** Whether its button was pressed before this code had loaded. */
  pressed: boolean;
}

/** Renders the control by which a customer or a guest asks for an email when a sold-out product is back. */
export default function NotifyMeControl({ product, pressed }: NotifyMeControlProps) {
  const session = useSession();
  return session === 'customer' ? (
    <OfCustomer product={product} pressed={pressed} />
  ) : (
    <OfGuest product={product} pressed={pressed} />
  );
}

function OfCustomer({ product, pressed }: NotifyMeControlProps) {
  const { _id: productId } = product;
  const { data } = backInStockApi.useGetWaitingQuery();
  const [ask] = backInStockApi.useAskMutation();
  const [cancel] = backInStockApi.useCancelAskedMutation();
  useEffect(() => {
    if (pressed) void ask({ productId });
  }, [pressed, ask, productId]);
  return (
    <NotifyMe
      name={nameWithUnit(product)}
      waiting={data?.some((request) => request.productId === productId) ?? false}
      open={pressed}
      onAsk={() => ask({ productId }).unwrap()}
      onCancel={() => cancel({ productId }).unwrap()}
    />
  );
}

function OfGuest({ product, pressed }: NotifyMeControlProps) {
  const { _id: productId } = product;
  const [ask, { isSuccess }] = backInStockApi.useAskAsGuestMutation();
  return (
    <NotifyMe
      name={nameWithUnit(product)}
      waiting={isSuccess}
      asksEmail
      open={pressed}
      onAsk={(email = '') => ask({ email, productId }).unwrap()}
    />
  );
}
