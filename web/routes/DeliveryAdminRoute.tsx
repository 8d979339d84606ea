import { DeliveryAdmin } from '../features/admin/delivery/DeliveryAdmin.js';

export default function DeliveryAdminRoute() {
  return <DeliveryAdmin />;
}
