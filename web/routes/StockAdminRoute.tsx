import { StockAdmin } from '../features/admin/stock/StockAdmin.js';
import { useCatalogue } from '../features/catalogue/useCatalogue.js';

/**
 * Renders `/dashboard/stock`, the stock table. It works before the categories have loaded; only filters and
 * moving products wait for them.
 */
export default function StockAdminRoute() {
  const { categories, subCategories } = useCatalogue();
  return <StockAdmin categories={categories} subCategories={subCategories} />;
}
