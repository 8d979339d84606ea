import { CategoryAdmin } from '../features/admin/CategoryAdmin.js';
import { useStoredCatalogue } from '../features/admin/useStoredCatalogue.js';

export default function SubCategoryAdminRoute() {
  return <CategoryAdmin kind="subCategory" {...useStoredCatalogue()} />;
}
