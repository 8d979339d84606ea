import { CategoryAdmin } from '../features/admin/CategoryAdmin.js';

export default function CategoryAdminRoute() {
  return <CategoryAdmin kind="category" />;
}
