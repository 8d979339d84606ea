import { AuditLogPage } from '../features/admin/auditLog/AuditLogPage.js';
import { useCatalogue } from '../features/catalogue/useCatalogue.js';

export default function AuditAdminRoute() {
  const { categories = [], subCategories = [] } = useCatalogue();
  const names = new Map([...categories, ...subCategories].map(({ _id, name }) => [_id, name]));
  return <AuditLogPage nameOf={(id) => names.get(id)} />;
}
