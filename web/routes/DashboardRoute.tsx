import Box from '@mui/material/Box';
import { Outlet } from 'react-router-dom';
import { AccountColumn } from '../features/account/AccountColumn.js';
import { RequireCustomer } from '../features/account/RequireCustomer.js';

/** Renders the frame of the customer's dashboard: a screen, with the account's links beside it on a desktop. */
export default function DashboardRoute() {
  return (
    <RequireCustomer>
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '16rem minmax(0, 44rem)' },
        }}
      >
        <Box sx={{ display: { xs: 'none', md: 'block' }, position: 'sticky', top: 96, alignSelf: 'start' }}>
          <AccountColumn />
        </Box>
        <Outlet />
      </Box>
    </RequireCustomer>
  );
}
