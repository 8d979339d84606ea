import { AdminOrders } from '../features/admin/AdminOrders.js';

/** `/dashboard/orders`. */
export default function AdminOrdersRoute() {
  return <AdminOrders />;
}
