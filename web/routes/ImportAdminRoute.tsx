import { ImportAdmin } from '../features/admin/importing/ImportAdmin.js';

/** `/dashboard/import`. */
export default function ImportAdminRoute() {
  return <ImportAdmin />;
}
