import { OrdersBoard } from '../features/admin/OrdersBoard.js';

/** `/dashboard/orders`. */
export default function OrdersBoardRoute() {
  return <OrdersBoard />;
}
