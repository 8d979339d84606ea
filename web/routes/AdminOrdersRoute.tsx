import { AdminOrders } from '../features/admin/AdminOrders.js';

export default function AdminOrdersRoute() {
  return <AdminOrders />;
}
