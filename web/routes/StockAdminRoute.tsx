import { StockAdmin } from '../features/admin/stock/StockAdmin.js';
import { useCatalogue } from '../features/catalogue/useCatalogue.js';

/** `/dashboard/stock`. Without the categories it can still be worked in; only filters and moving wait for them. */
export default function StockAdminRoute() {
  const { categories, subCategories } = useCatalogue();
  return <StockAdmin categories={categories} subCategories={subCategories} />;
}
