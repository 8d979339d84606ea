import { HomeAdmin } from '../features/admin/home/HomeAdmin.js';

/** `/dashboard`. */
export default function HomeAdminRoute() {
  return <HomeAdmin />;
}
