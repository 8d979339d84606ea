import { useMessages } from '../../ui/theme/messages.js';
import { ScreenTitle } from '../app/ScreenTitle.js';
import { Profile } from '../features/account/Profile.js';

export default function ProfileRoute() {
  const { ui } = useMessages();
  return (
    <>
      <ScreenTitle>{ui.profile.title}</ScreenTitle>
      <Profile />
    </>
  );
}
