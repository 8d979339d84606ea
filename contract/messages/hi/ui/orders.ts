import type { Messages } from '../../en.js';

export const orders: Messages['ui']['orders'] = {
  title: 'ऑर्डर',
  number: 'ऑर्डर नं. {number}',
  more: '+ {count} और',
  lines: 'आइटम',
  line: '{count} × {name}',
  subtotal: 'कुल दाम',
  list: 'आपके ऑर्डर',
  lineCount: '{unit} × {count}',
  loading: 'आपके ऑर्डर लोड हो रहे हैं',
  loadMore: 'और दिखाएँ',
  status: {
    payment_pending: 'पेमेंट बाकी',
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
    expired: 'पेमेंट का समय निकल गया',
    refunded: 'पैसे वापस',
  },
  problem: {
    title: 'बताई गई समस्या',
    report: 'समस्या बताएँ',
    kind: {
      missing: 'कुछ कम है',
      damaged: 'टूटा या खराब है',
      wrong: 'गलत आइटम है',
      other: 'कुछ और',
    },
    what: 'समस्या',
    which: 'आइटम',
    text: 'विवरण',
    send: 'भेजें',
    until: 'आप {time} तक समस्या बता सकते हैं।',
    waiting: 'हम आपको ईमेल से जवाब देंगे।',
    answer: 'हमारा जवाब',
  },
};

export const timeline: Messages['ui']['timeline'] = {
  title: 'ऑर्डर का स्टेटस',
  by: '{name} ने किया',
  at: '{day}, {time}',
  now: 'अभी',
  toCome: 'बाकी है',
  expected: '{time} तक पहुँचेगा',
  expectedAt: '{slot} के बीच पहुँचेगा',
  reason: {
    out_of_stock: 'इस ऑर्डर का कुछ सामान स्टॉक में नहीं है।',
    customer_asked: 'आपने इसे रद्द करने को कहा था।',
    no_answer: 'डिलीवरी के लिए आपसे संपर्क नहीं हो पाया।',
    not_served: 'हम इस पते पर डिलीवरी नहीं करते।',
    suspected_fraud: 'हम यह ऑर्डर पूरा नहीं कर पाए।',
    other: 'हम यह ऑर्डर पूरा नहीं कर पाए।',
  },
};

export const orderSummary: Messages['ui']['orderSummary'] = {
  title: 'आपका ऑर्डर',
  number: 'ऑर्डर नंबर',
  amount: 'रकम',
  method: 'पेमेंट का तरीका',
  methods: { cod: 'कैश ऑन डिलीवरी', online: 'ऑनलाइन पेमेंट' },
  payment: 'पेमेंट',
  nothingOwed: 'कुछ नहीं देना है',
  toPay: 'देना है ({method})',
  nothingToPay: 'देना है',
  paid: 'पेमेंट हो गया ({method})',
  refunding: 'रिफ़ंड आ रहा है',
  refunded: 'रिफ़ंड हो गया',
  deliverTo: 'डिलीवरी का पता',
  arrivesBy: 'पहुँचने का समय',
  slot: 'डिलीवरी का समय',
  missedSlot: 'आपका पेमेंट आने तक डिलीवरी का चुना हुआ समय ({slot}) निकल चुका था। हम ऑर्डर जल्द से जल्द पहुँचाएँगे।',
  note: 'डिलीवरी के लिए नोट',
  noteOptional: 'डिलीवरी के लिए नोट (ज़रूरी नहीं)',
  noteHint: 'जैसे गेट का कोड, या सामान कहाँ रखें',
  substitution: 'कोई सामान खत्म हो जाए तो',
  substitutions: {
    call: 'मुझे कॉल करें',
    replace: 'सबसे मिलता-जुलता सामान दें',
    refund: 'उसे छोड़ दें और पैसे लौटाएँ',
  },
};

export const payment: Messages['ui']['payment'] = {
  online: 'ऑनलाइन पेमेंट',
  cashOnDelivery: 'कैश ऑन डिलीवरी',
  noOnline: 'ऑनलाइन पेमेंट अभी उपलब्ध नहीं है',
};
