import { useTexts } from '../../ui/theme/texts.js';
import { ScreenTitle } from '../app/ScreenTitle.js';
import { Profile } from '../features/account/Profile.js';

/** `/dashboard/profile`. */
export default function ProfileRoute() {
  const { ui } = useTexts();
  return (
    <>
      <ScreenTitle>{ui.profile.title}</ScreenTitle>
      <Profile />
    </>
  );
}
