import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { orderLink, routes } from '../../contract/links.js';
import { fill } from '../../contract/messages/fill.js';
import { EmptyState } from '../../ui/EmptyState/EmptyState.js';
import { ErrorState } from '../../ui/ErrorState/ErrorState.js';
import { CardLines } from '../../ui/OrderCard/OrderCard.js';
import { OrderList } from '../../ui/OrderList/OrderList.js';
import { useMessages } from '../../ui/theme/messages.js';
import { ScreenHeading } from '../app/ScreenTitle.js';
import { accountApi } from '../features/account/accountApi.js';
import { useLiveOrders } from '../features/account/useLiveOrders.js';
import { useOrderPages } from '../features/account/useOrderPages.js';
import { OrderAgain } from '../features/cart/OrderAgain.js';

/** Renders the list of the customer's orders. */
export default function OrdersRoute() {
  const { ui, web } = useMessages();
  const { orders, failed, retrying, more, loadingMore, moreFailed, reload } = useOrderPages();
  useLiveOrders(reload);
  return (
    <Stack sx={{ gap: 2 }}>
      <ScreenHeading>{ui.orders.title}</ScreenHeading>
      {failed ? (
        <ErrorState title={web.account.ordersNotLoaded} onRetry={reload} retrying={retrying} />
      ) : (
        <OrderList
          orders={orders}
          empty={<NoOrders />}
          linesOf={({ orderId }) => <Lines orderId={orderId} />}
          onMore={more}
          loadingMore={loadingMore}
          moreFailed={moreFailed}
          actionsOf={(order) => (
            <>
              <OrderAgain order={order} size="small" />
              <OpenOrder orderId={order.orderId} />
            </>
          )}
        />
      )}
    </Stack>
  );
}

function Lines({ orderId }: { orderId: string }) {
  const { account } = useMessages().web;
  const { currentData, error, isFetching, refetch } = accountApi.useGetOrderQuery({ orderId });
  if (currentData) return <CardLines lines={currentData.lines} />;
  if (error)
    return <ErrorState title={account.orderNotLoaded} onRetry={() => void refetch()} retrying={isFetching} />;
  return <Skeleton variant="rounded" height={64} />;
}

function OpenOrder({ orderId }: { orderId: string }) {
  const { account } = useMessages().web;
  return (
    <Button
      size="small"
      href={orderLink(orderId)}
      aria-label={fill(account.openOrderNamed, { number: orderId })}
    >
      {account.openOrder}
    </Button>
  );
}

function NoOrders() {
  const { ui, web } = useMessages();
  return (
    <EmptyState
      drawing="orders"
      title={web.account.ordersEmpty}
      text={web.account.ordersEmptyHint}
      buttonProps={{ href: routes.home, children: ui.cart.shopNow }}
    />
  );
}
