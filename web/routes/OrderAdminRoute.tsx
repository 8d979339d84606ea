import { useParams } from 'react-router-dom';
import { OrderPage } from '../features/admin/OrderPage.js';

export default function OrderAdminRoute() {
  const { orderId = '' } = useParams();
  return <OrderPage key={orderId} orderId={orderId} />;
}
