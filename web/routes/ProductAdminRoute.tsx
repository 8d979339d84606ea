import { ProductAdmin } from '../features/admin/ProductAdmin.js';

/** `/dashboard/product`. */
export default function ProductAdminRoute() {
  return <ProductAdmin />;
}
