import Skeleton from '@mui/material/Skeleton';
import { ErrorState } from '../../../ui/ErrorState/ErrorState.js';
import { OrderSummary } from '../../../ui/OrderSummary/OrderSummary.js';
import { useTexts } from '../../../ui/theme/texts.js';
import { isFailure } from '../../app/net/failure.js';
import { checkoutApi } from './checkoutApi.js';

/** How often an order that waits for its payment is asked after, in ms. */
const askEvery = 3_000;

/** The order that was just placed: number, amount, address and when it comes (W-14). */
export function OrderReceipt({ orderId }: { orderId: string }) {
  const { result } = useTexts().web;
  const waiting =
    checkoutApi.endpoints.getOrder.useQueryState({ orderId }).data?.payment_status === 'awaiting';
  const query = checkoutApi.useGetOrderQuery({ orderId }, { pollingInterval: waiting ? askEvery : 0 });
  const { data, error, isFetching, refetch } = query;
  if (data) return <OrderSummary order={data} />;
  if (isFailure(error) && error.status === 404) return null; // an address that somebody made up, or another's order
  if (error) return <ErrorState title={result.notLoaded} onRetry={refetch} retrying={isFetching} />;
  return <Skeleton variant="rounded" height={240} />;
}
