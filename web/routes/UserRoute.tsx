import Box from '@mui/material/Box';
import { useTexts } from '../../ui/theme/texts.js';
import { HiddenHeading } from '../app/HiddenHeading.js';
import { ScreenTitle } from '../app/ScreenTitle.js';
import { AccountColumn } from '../features/account/AccountColumn.js';
import { RequireCustomer } from '../features/account/RequireCustomer.js';

/** `/user`: the account's links as a page, for phones (S-009). */
export default function UserRoute() {
  const { account } = useTexts().web;
  return (
    <RequireCustomer>
      <ScreenTitle>{account.title}</ScreenTitle>
      <HiddenHeading>{account.title}</HiddenHeading>
      <Box sx={{ maxWidth: 480, mx: 'auto' }}>
        <AccountColumn />
      </Box>
    </RequireCustomer>
  );
}
