import { Outlet } from 'react-router-dom';
import { HeaderAccount } from '../features/account/HeaderAccount.js';
import { useUser } from '../features/account/useUser.js';
import type { FrameParts } from '../features/admin/frame.js';
import { RequireAdmin } from '../features/admin/RequireAdmin.js';

/** Renders the admin's dashboard for an ADMIN. */
export default function AdminRoute() {
  const viewer = useUser();
  return (
    <RequireAdmin {...viewer}>
      <Outlet context={{ account: <HeaderAccount /> } satisfies FrameParts} />
    </RequireAdmin>
  );
}
