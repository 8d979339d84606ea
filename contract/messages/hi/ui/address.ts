import type { Messages } from '../../en.js';

export const address: Messages['ui']['address'] = {
  title: 'पते',
  add: 'पता जोड़ें',
  addTile: 'नया पता जोड़ें',
  addTitle: 'पता जोड़ें',
  editTitle: 'पता बदलें',
  line: 'मकान और गली',
  city: 'शहर',
  state: 'राज्य',
  pincode: 'पिन कोड',
  country: 'देश',
  mobile: 'मोबाइल नंबर',
  isDefault: 'इसे मेरा मुख्य पता बनाएँ',
  default: 'मुख्य पता',
  edit: '{address}: पता बदलें',
  remove: '{address}: पता हटाएँ',
  choose: 'डिलीवरी का पता चुनें',
  call: 'मोबाइल: {mobile}',
  removeTitle: 'यह पता हटाना है?',
  confirmRemove: 'हटाएँ',
};
