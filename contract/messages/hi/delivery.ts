import type { Messages } from '../en.js';

export const delivery: Messages['delivery'] = {
  today: 'आज {time} पर',
  tomorrow: 'कल {time} पर',
  onDay: '{day} को {time} पर',
  closed: 'दुकान अभी बंद है',
  opens: 'यह {when} खुलेगी। आपका सामान कार्ट में रहेगा।',
  closedForNow: 'हम अभी ऑर्डर नहीं ले रहे हैं। आपका सामान कार्ट में रहेगा: बाद में फिर देखें।',
  noOpening: 'दुकान अभी ऑर्डर नहीं ले रही है। बाद में फिर देखें',
  addToOrder: 'ऑर्डर करने के लिए {amount} का सामान और जोड़ें',
  minimum: 'कम से कम {amount} का ऑर्डर',
  addForFree: 'मुफ़्त डिलीवरी के लिए {amount} का सामान और जोड़ें',
  freeFrom: '{amount} से डिलीवरी मुफ़्त',
  progress: 'अब तक का आपका ऑर्डर',
  notServed: 'हम {pincode} पर डिलीवरी नहीं करते',
  chooseOther: 'कोई दूसरा पता चुनें या नया जोड़ें।',
  arrives: 'लगभग {minutes} मिनट में पहुँचेगा',
};
