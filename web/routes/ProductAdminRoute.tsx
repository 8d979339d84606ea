import { ProductAdmin } from '../features/admin/ProductAdmin.js';

export default function ProductAdminRoute() {
  return <ProductAdmin />;
}
