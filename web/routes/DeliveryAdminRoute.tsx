import { Delivery } from '../features/admin/delivery/Delivery.js';

/** `/dashboard/delivery`. */
export default function DeliveryAdminRoute() {
  return <Delivery />;
}
