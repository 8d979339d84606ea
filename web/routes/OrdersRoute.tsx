import { useMessages } from '../../ui/theme/messages.js';
import { ScreenTitle } from '../app/ScreenTitle.js';
import { Orders } from '../features/account/Orders.js';
import { OrderAgain } from '../features/cart/OrderAgain.js';

export default function OrdersRoute() {
  const { ui } = useMessages();
  return (
    <>
      <ScreenTitle>{ui.orders.title}</ScreenTitle>
      <Orders Again={OrderAgain} />
    </>
  );
}
