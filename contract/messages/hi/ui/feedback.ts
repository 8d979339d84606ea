import type { Messages } from '../../en.js';

export const form: Messages['ui']['form'] = {
  failed: 'कुछ गड़बड़ हो गई। आपने जो भरा, वह यहीं है: फिर कोशिश करें।',
  missing: 'अभी भरना बाकी है: {fields}',
  save: 'सेव करें',
  cancel: 'रहने दें',
  close: 'बंद करें',
};

export const states: Messages['ui']['states'] = {
  loading: 'लोड हो रहा है',
  notLoaded: 'यह लोड नहीं हो पाया',
  notLoadedHint: 'फिर कोशिश करें। फिर भी न हो, तो अपना इंटरनेट जाँचें।',
  retry: 'फिर कोशिश करें',
};

export const toasts: Messages['ui']['toasts'] = {
  region: 'सूचनाएँ',
};
