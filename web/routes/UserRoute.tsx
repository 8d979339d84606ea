import { useTexts } from '../../ui/theme/texts.js';
import { Hidden } from '../../ui/Hidden/Hidden.js';
import { ScreenTitle } from '../app/ScreenTitle.js';
import { AccountColumn } from '../features/account/AccountColumn.js';
import { RequireCustomer } from '../features/account/RequireCustomer.js';

/** `/user`: the account's links as a page, for phones (S-009). */
export default function UserRoute() {
  const { account } = useTexts().web;
  return (
    <RequireCustomer>
      <ScreenTitle>{account.title}</ScreenTitle>
      <h1>
        <Hidden>{account.title}</Hidden>
      </h1>
      <AccountColumn />
    </RequireCustomer>
  );
}
