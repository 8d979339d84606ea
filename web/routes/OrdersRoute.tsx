import { useTexts } from '../../ui/theme/texts.js';
import { ScreenTitle } from '../app/ScreenTitle.js';
import { Orders } from '../features/account/Orders.js';
import { OrderAgain } from '../features/cart/OrderAgain.js';

/** `/dashboard/myorders`. */
export default function OrdersRoute() {
  const { ui } = useTexts();
  return (
    <>
      <ScreenTitle>{ui.orders.title}</ScreenTitle>
      <Orders Again={OrderAgain} />
    </>
  );
}
