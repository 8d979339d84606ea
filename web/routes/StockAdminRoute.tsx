import { StockAdmin } from '../features/admin/stock/StockAdmin.js';
import { useCatalogue } from '../features/catalogue/useCatalogue.js';

/** `/dashboard/stock`. It works without the categories; only filters and moving products wait for them. */
export default function StockAdminRoute() {
  const { categories, subCategories } = useCatalogue();
  return <StockAdmin categories={categories} subCategories={subCategories} />;
}
