import { useParams } from 'react-router-dom';
import { fill } from '../../contract/texts/fill.js';
import { useTexts } from '../../ui/theme/texts.js';
import { ScreenTitle } from '../app/ScreenTitle.js';
import { OrderView } from '../features/account/OrderView.js';
import { OrderAgain } from '../features/cart/OrderAgain.js';

/** `/dashboard/myorders/:orderId`. */
export default function OrderRoute() {
  const { ui } = useTexts();
  const { orderId = '' } = useParams();
  return (
    <>
      <ScreenTitle>{fill(ui.orders.number, { number: orderId })}</ScreenTitle>
      <OrderView key={orderId} orderId={orderId} Again={OrderAgain} />
    </>
  );
}
