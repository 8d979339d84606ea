import { useParams } from 'react-router-dom';
import { fill } from '../../contract/messages/fill.js';
import { useMessages } from '../../ui/theme/messages.js';
import { ScreenTitle } from '../app/ScreenTitle.js';
import { CustomerOrderView } from '../features/account/CustomerOrderView.js';
import { OrderAgain } from '../features/cart/OrderAgain.js';

export default function OrderRoute() {
  const { ui } = useMessages();
  const { orderId = '' } = useParams();
  return (
    <>
      <ScreenTitle>{fill(ui.orders.number, { number: orderId })}</ScreenTitle>
      <CustomerOrderView key={orderId} orderId={orderId} Again={OrderAgain} />
    </>
  );
}
