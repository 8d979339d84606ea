import type { Messages } from '../../en.js';

export const product: Messages['ui']['product'] = {
  minutes: '{minutes} मिनट',
  minutesSmall: '{minutes} मिनट',
  off: '{percent}% छूट',
  priceNow: 'दाम',
  priceBefore: 'मूल दाम',
  add: 'जोड़ें',
  addNamed: '{name} कार्ट में जोड़ें',
  oneMore: '{name} एक और',
  oneLess: '{name} एक कम',
  remove: '{name} हटाएँ',
  quantityOf: '{name} की मात्रा',
  favourite: 'पसंदीदा: {name}',
  inCart: 'कार्ट में {count}',
  allInCart: 'सभी {count} कार्ट में हैं',
  onlyLeft: 'सिर्फ़ {count} स्टॉक में',
  unitPrice: { kg: '{amount}/किलो', litre: '{amount}/लीटर', piece: '{amount} प्रति पीस' },
  food: { veg: 'शाकाहारी', nonVeg: 'मांसाहारी' },
  outOfStock: 'स्टॉक में नहीं',
  sizes: 'साइज़',
  withTaxes: 'सभी टैक्स सहित',
  seeAll: 'सभी देखें',
  seeAllNamed: '{name}: सभी देखें',
  scrollBack: '{name}: पीछे खिसकाएँ',
  scrollOn: '{name}: आगे खिसकाएँ',
  subCategories: 'सब कैटेगरी',
  loading: 'प्रोडक्ट लोड हो रहे हैं',
};

export const gallery: Messages['ui']['gallery'] = {
  label: '{name} की फ़ोटो',
  image: '{name}, {count} में से फ़ोटो {position}',
  show: '{count} में से फ़ोटो {position} दिखाएँ',
  previous: 'पिछली फ़ोटो',
  next: 'अगली फ़ोटो',
  missing: '{name} की कोई फ़ोटो नहीं है',
  enlarge: '{image}: बड़ा करके देखें',
  zoomIn: 'ज़ूम इन',
  zoomOut: 'ज़ूम आउट',
  carousel: 'फ़ोटो',
  slide: 'फ़ोटो',
};

export const details: Messages['ui']['details'] = {
  description: 'विवरण',
  unit: 'मात्रा',
  unitSalePrice: 'इकाई बिक्री मूल्य',
  salePrice: {
    g: '{amount} प्रति ग्राम',
    ml: '{amount} प्रति मिली',
    kg: '{amount} प्रति किलो',
    litre: '{amount} प्रति लीटर',
    piece: '{amount} प्रति पीस',
  },
  ofThePrice: '{amount}, छूट से पहले के दाम {price} के हिसाब से',
};
