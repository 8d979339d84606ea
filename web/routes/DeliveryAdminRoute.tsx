import { Delivery } from '../features/admin/delivery/Delivery.js';

export default function DeliveryAdminRoute() {
  return <Delivery />;
}
