import { CategoryAdmin } from '../features/admin/CategoryAdmin.js';

export default function SubCategoryAdminRoute() {
  return <CategoryAdmin kind="subCategory" />;
}
