import { useMessages } from '../../ui/theme/messages.js';
import { ScreenTitle } from '../app/ScreenTitle.js';
import { Security } from '../features/account/Security.js';

export default function SecurityRoute() {
  const { account } = useMessages().ui;
  return (
    <>
      <ScreenTitle>{account.security}</ScreenTitle>
      <Security />
    </>
  );
}
