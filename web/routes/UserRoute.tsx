import Box from '@mui/material/Box';
import { useMessages } from '../../ui/theme/messages.js';
import { ScreenTitle } from '../app/ScreenTitle.js';
import { VisuallyHiddenHeading } from '../app/VisuallyHiddenHeading.js';
import { AccountColumn } from '../features/account/AccountColumn.js';
import { RequireCustomer } from '../features/account/RequireCustomer.js';

/** Renders `/user`, the account's links as a page for phones. */
export default function UserRoute() {
  const { account } = useMessages().web;
  return (
    <RequireCustomer>
      <ScreenTitle>{account.title}</ScreenTitle>
      <VisuallyHiddenHeading>{account.title}</VisuallyHiddenHeading>
      <Box sx={{ maxWidth: 480, mx: 'auto' }}>
        <AccountColumn />
      </Box>
    </RequireCustomer>
  );
}
