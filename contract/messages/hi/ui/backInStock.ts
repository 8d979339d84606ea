import type { Messages } from '../../en.js';

export const backInStock: Messages['ui']['backInStock'] = {
  notify: 'मुझे बताएँ',
  notifyNamed: '{name} फिर से स्टॉक में आने पर मुझे बताएँ',
  hint: 'फिर से स्टॉक में आने पर हम आपको एक ईमेल करेंगे।',
  email: 'ईमेल',
  waiting: 'फिर से स्टॉक में आते ही हम आपको ईमेल करेंगे',
  waitingAt: 'फिर से स्टॉक में आते ही हम {email} पर ईमेल करेंगे',
  cancel: 'रद्द करें',
  cancelNamed: '{name} के बारे में ईमेल रद्द करें',
  stopTitle: 'स्टॉक के ईमेल बंद करें',
  stopLead: 'प्रोडक्ट फिर से स्टॉक में आने पर हम इस पते पर ईमेल नहीं करेंगे।',
  stop: 'ईमेल बंद करें',
  stopped: 'इस पते पर स्टॉक के ईमेल अब नहीं आएँगे।',
  stopCut: 'यह लिंक अधूरा है। इसे ईमेल से खोलें, या पूरा कॉपी करें।',
};
