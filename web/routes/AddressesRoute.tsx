import { useTexts } from '../../ui/theme/texts.js';
import { ScreenTitle } from '../app/ScreenTitle.js';
import { AddressBook } from '../features/account/AddressBook.js';

/** `/dashboard/address`. */
export default function AddressesRoute() {
  const { ui } = useTexts();
  return (
    <>
      <ScreenTitle>{ui.address.title}</ScreenTitle>
      <AddressBook />
    </>
  );
}
