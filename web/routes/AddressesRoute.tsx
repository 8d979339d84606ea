import { useMessages } from '../../ui/theme/messages.js';
import { ScreenTitle } from '../app/ScreenTitle.js';
import { AddressBook } from '../features/account/AddressBook.js';

export default function AddressesRoute() {
  const { ui } = useMessages();
  return (
    <>
      <ScreenTitle>{ui.address.title}</ScreenTitle>
      <AddressBook />
    </>
  );
}
