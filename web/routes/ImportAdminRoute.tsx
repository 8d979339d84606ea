import { ImportAdmin } from '../features/admin/importing/ImportAdmin.js';

export default function ImportAdminRoute() {
  return <ImportAdmin />;
}
