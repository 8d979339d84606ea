import type { Texts } from '../../en.js';

export const orders: Texts['ui']['orders'] = {
  title: 'ऑर्डर',
  number: 'ऑर्डर नं. {number}',
  more: '+ {count} और',
  lines: 'ऑर्डर का सारा सामान',
  line: '{count} × {name}',
  subtotal: 'कुल दाम',
  list: 'आपके ऑर्डर',
  lineCount: '{unit} × {count}',
  loading: 'आपके ऑर्डर आ रहे हैं',
  status: {
    placed: 'ऑर्डर मिल गया',
    packed: 'पैक हो गया',
    out_for_delivery: 'रास्ते में',
    delivered: 'डिलीवर हो गया',
    cancelled: 'रद्द',
  },
  payment: {
    due: 'डिलीवरी पर पेमेंट',
    awaiting: 'पेमेंट का इंतज़ार',
    paid: 'पेमेंट हो गया',
    failed: 'पेमेंट नहीं हुआ',
    expired: 'समय पर पेमेंट नहीं हुआ',
    refunded: 'पैसे वापस',
  },
};

export const timeline: Texts['ui']['timeline'] = {
  title: 'ऑर्डर कहाँ तक पहुँचा',
  by: '{name} ने किया',
  at: '{day}, {time}',
  now: 'अभी',
  toCome: 'अभी बाकी है',
  expected: '{time} तक पहुँचेगा',
};

export const orderSummary: Texts['ui']['orderSummary'] = {
  title: 'आपका ऑर्डर',
  number: 'ऑर्डर नंबर',
  amount: 'रकम',
  payment: 'पेमेंट',
  nothingOwed: 'कुछ नहीं देना है',
  deliverTo: 'डिलीवरी का पता',
  arrivesBy: 'पहुँचने का समय',
};

export const payment: Texts['ui']['payment'] = {
  online: 'ऑनलाइन पेमेंट',
  cashOnDelivery: 'कैश ऑन डिलीवरी',
  noOnline: 'ऑनलाइन पेमेंट अभी उपलब्ध नहीं है',
};
