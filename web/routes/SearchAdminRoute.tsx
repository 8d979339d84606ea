import { SearchAdmin } from '../features/admin/search/SearchAdmin.js';

/** `/dashboard/search`. */
export default function SearchAdminRoute() {
  return <SearchAdmin />;
}
