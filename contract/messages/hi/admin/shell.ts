import type { AdminMessages } from '../../en/admin.js';

export const shell: AdminMessages['shell'] = {
  dashboard: 'डैशबोर्ड',
  navigation: 'डैशबोर्ड के पेज',
  openMenu: 'मेन्यू खोलें',
  closeMenu: 'मेन्यू बंद करें',
  breadcrumbs: 'ब्रेडक्रंब',
  search: 'खोजें या कहीं जाएँ',
  waiting: '{count} बाकी',
  groupScreens: 'पेज',
  groupProducts: 'प्रोडक्ट',
  groupOrders: 'ऑर्डर',
  palette: 'किसी पेज, प्रोडक्ट या ऑर्डर पर जाएँ',
  paletteHint: 'जो खोजना है, लिखें',
  paletteNone: '"{text}" के लिए कोई नतीजा नहीं मिला',
  paletteKeys: 'चुनने के लिए ↑ ↓ · खोलने के लिए Enter · बंद करने के लिए Esc',
  results: '{count} नतीजे',
  result: '1 नतीजा',
};
