import type { Messages } from '../../en.js';

export const account: Messages['ui']['account'] = {
  menu: 'मेरा अकाउंट',
  account: 'अकाउंट',
  admin: '(एडमिन)',
  profile: 'प्रोफ़ाइल',
  orders: 'मेरे ऑर्डर',
  addresses: 'सेव किए पते',
  security: 'सुरक्षा',
  logOut: 'लॉग आउट',
};

export const leaving: Messages['ui']['leaving'] = {
  title: 'मेरा अकाउंट हटाएँ',
  goes: 'आपका नाम, ईमेल, मोबाइल, फ़ोटो, पते, कार्ट और सूचियाँ तुरंत हटा दिए जाएँगे और हर डिवाइस लॉग आउट हो जाएगा। इसे वापस नहीं लाया जा सकता।',
  stays:
    'आपके पुराने ऑर्डर बिना नाम के रहेंगे, क्योंकि टैक्स के नियम यही कहते हैं: ऑर्डर नंबर, तारीख, सामान, रकम और पेमेंट, साथ में राज्य और पिन कोड।',
  password: 'आपका पासवर्ड',
  keep: 'अकाउंट रहने दें',
  confirm: 'हमेशा के लिए हटाएँ',
  openOrders: 'ये ऑर्डर अभी पूरे नहीं हुए हैं। इनके आने तक रुकें या इन्हें रद्द करें:',
};

export const profile: Messages['ui']['profile'] = {
  title: 'प्रोफ़ाइल',
  mobile: 'मोबाइल',
  emailHint: 'नया ईमेल तुरंत लागू होगा और आपके बाकी डिवाइस लॉग आउट हो जाएँगे',
  edit: 'बदलें',
  editImage: 'प्रोफ़ाइल फ़ोटो बदलें',
  imageTitle: 'प्रोफ़ाइल फ़ोटो',
  imageRules: 'JPEG, PNG, WebP या AVIF, 5 MB तक',
  chooseImage: 'फ़ोटो चुनें',
  otherImage: 'दूसरी फ़ोटो चुनें',
  upload: 'अपलोड करें',
  uploading: 'फ़ोटो अपलोड हो रही है',
  preview: 'आपकी फ़ोटो का प्रीव्यू',
  notAnImage: 'यह फ़ोटो नहीं है। JPEG, PNG, WebP या AVIF चुनें',
  imageTooLarge: 'यह फ़ोटो 5 MB से बड़ी है। छोटी फ़ोटो चुनें',
};

export const sessions: Messages['ui']['sessions'] = {
  title: 'आप कहाँ-कहाँ लॉगिन हैं',
  loading: 'आपके डिवाइस लोड हो रहे हैं',
  device: '{system} पर {browser}',
  unknownDevice: 'अनजान डिवाइस',
  thisDevice: 'यह डिवाइस',
  inUse: 'अभी इस्तेमाल में है',
  lastUsed: '{when} इस्तेमाल हुआ',
  lastUsedNow: 'अभी-अभी इस्तेमाल हुआ',
  loggedIn: '{date} को लॉगिन हुआ',
  logOut: 'लॉग आउट करें',
  logOutNamed: '{device} को लॉग आउट करें',
  notLoggedOut: 'यह डिवाइस लॉग आउट नहीं हो पाया। फिर से कोशिश करें।',
  hint: 'कोई डिवाइस नहीं पहचानते? उसे लॉग आउट करें और अपना पासवर्ड बदलें।',
  onlyThisDevice: 'आप सिर्फ़ इसी डिवाइस पर लॉगिन हैं।',
  logOutOthers: 'बाकी सभी जगह से लॉग आउट करें',
  logOutOthersTitle: 'बाकी सभी जगह से लॉग आउट करना है?',
  logOutOthersText: 'आपको बाकी सभी डिवाइस पर फिर से लॉगिन करना होगा।',
  othersNotLoggedOut: 'बाकी डिवाइस लॉग आउट नहीं हो पाए। फिर से कोशिश करें।',
};
