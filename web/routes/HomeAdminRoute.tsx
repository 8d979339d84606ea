import { HomeAdmin } from '../features/admin/home/HomeAdmin.js';

export default function HomeAdminRoute() {
  return <HomeAdmin />;
}
