import { useTexts } from '../../ui/theme/texts.js';
import { ScreenTitle } from '../app/ScreenTitle.js';
import { Security } from '../features/account/Security.js';

/** `/dashboard/security`. */
export default function SecurityRoute() {
  const { account } = useTexts().ui;
  return (
    <>
      <ScreenTitle>{account.security}</ScreenTitle>
      <Security />
    </>
  );
}
