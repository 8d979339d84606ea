import { SearchAdmin } from '../features/admin/search/SearchAdmin.js';

export default function SearchAdminRoute() {
  return <SearchAdmin />;
}
