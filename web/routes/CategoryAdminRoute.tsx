import { CategoryAdmin } from '../features/admin/CategoryAdmin.js';
import { useCatalogue } from '../features/catalogue/useCatalogue.js';

export default function CategoryAdminRoute() {
  return <CategoryAdmin kind="category" {...useCatalogue()} />;
}
