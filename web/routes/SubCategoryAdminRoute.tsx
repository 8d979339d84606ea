import { SubCategoryAdmin } from '../features/admin/SubCategoryAdmin.js';
import { useCatalogue } from '../features/catalogue/useCatalogue.js';

export default function SubCategoryAdminRoute() {
  return <SubCategoryAdmin {...useCatalogue()} />;
}
