import { CategoryAdmin } from '../features/admin/CategoryAdmin.js';
import { useCatalogue } from '../features/catalogue/useCatalogue.js';

/** `/dashboard/category`. */
export default function CategoryAdminRoute() {
  return <CategoryAdmin {...useCatalogue()} />;
}
