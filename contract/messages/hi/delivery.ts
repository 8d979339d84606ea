import type { Messages } from '../en.js';

export const delivery: Messages['delivery'] = {
  today: 'आज {time} पर',
  tomorrow: 'कल {time} पर',
  onDay: '{day} को {time} पर',
  closed: 'दुकान अभी बंद है',
  opens: 'यह {when} खुलेगी। आपका कार्ट ऐसे ही रहेगा।',
  closedForNow: 'अभी ऑर्डर नहीं लिए जा रहे हैं। आपका कार्ट ऐसे ही रहेगा: बाद में फिर देखें।',
  noOpening: 'दुकान अभी ऑर्डर नहीं ले रही है: बाद में फिर देखें',
  addToOrder: 'ऑर्डर करने के लिए {amount} का सामान और डालें',
  minimum: 'कम से कम {amount} का ऑर्डर',
  addForFree: 'मुफ़्त डिलीवरी के लिए {amount} का सामान और डालें',
  freeFrom: '{amount} से डिलीवरी मुफ़्त',
  progress: 'ऑर्डर कहाँ तक पहुँचा',
  notServed: 'हम {pincode} पर डिलीवरी नहीं करते',
  chooseOther: 'कोई दूसरा पता चुनें या नया जोड़ें।',
  arrives: 'लगभग {minutes} मिनट में पहुँचेगा',
};
