import { inIndia } from './country.js';

/**
 * The states and union territories of India by their GST code: names, short names and former names, as
 * addresses have them.
 */
const states: Readonly<Record<string, readonly string[]>> = {
  '01': ['Jammu and Kashmir', 'JK', 'जम्मू और कश्मीर'],
  '02': ['Himachal Pradesh', 'HP', 'हिमाचल प्रदेश'],
  '03': ['Punjab', 'PB', 'पंजाब'],
  '04': ['Chandigarh', 'CH', 'चंडीगढ़'],
  '05': ['Uttarakhand', 'UK', 'Uttaranchal', 'उत्तराखंड'],
  '06': ['Haryana', 'HR', 'हरियाणा'],
  '07': ['Delhi', 'DL', 'New Delhi', 'NCT of Delhi', 'दिल्ली', 'नई दिल्ली'],
  '08': ['Rajasthan', 'RJ', 'राजस्थान'],
  '09': ['Uttar Pradesh', 'UP', 'उत्तर प्रदेश'],
  '10': ['Bihar', 'BR', 'बिहार'],
  '11': ['Sikkim', 'SK', 'सिक्किम'],
  '12': ['Arunachal Pradesh', 'AR', 'अरुणाचल प्रदेश'],
  '13': ['Nagaland', 'NL', 'नागालैंड'],
  '14': ['Manipur', 'MN', 'मणिपुर'],
  '15': ['Mizoram', 'MZ', 'मिज़ोरम'],
  '16': ['Tripura', 'TR', 'त्रिपुरा'],
  '17': ['Meghalaya', 'ML', 'मेघालय'],
  '18': ['Assam', 'AS', 'असम'],
  '19': ['West Bengal', 'WB', 'पश्चिम बंगाल'],
  '20': ['Jharkhand', 'JH', 'झारखंड'],
  '21': ['Odisha', 'OD', 'OR', 'Orissa', 'ओडिशा'],
  '22': ['Chhattisgarh', 'CG', 'CT', 'छत्तीसगढ़'],
  '23': ['Madhya Pradesh', 'MP', 'मध्य प्रदेश'],
  '24': ['Gujarat', 'GJ', 'गुजरात'],
  '26': [
    'Dadra and Nagar Haveli and Daman and Diu',
    'DD',
    'DN',
    'Daman and Diu',
    'Dadra and Nagar Haveli',
    'दादरा और नगर हवेली और दमन और दीव',
  ],
  '27': ['Maharashtra', 'MH', 'महाराष्ट्र'],
  '29': ['Karnataka', 'KA', 'कर्नाटक'],
  '30': ['Goa', 'GA', 'गोवा'],
  '31': ['Lakshadweep', 'LD', 'लक्षद्वीप'],
  '32': ['Kerala', 'KL', 'केरल'],
  '33': ['Tamil Nadu', 'TN', 'तमिलनाडु'],
  '34': ['Puducherry', 'PY', 'Pondicherry', 'पुदुच्चेरी'],
  '35': ['Andaman and Nicobar Islands', 'AN', 'Andaman and Nicobar', 'अंडमान और निकोबार द्वीप समूह'],
  '36': ['Telangana', 'TS', 'TG', 'तेलंगाना'],
  '37': ['Andhra Pradesh', 'AP', 'आंध्र प्रदेश'],
  '38': ['Ladakh', 'LA', 'लद्दाख'],
};

/**
 * Normalizes the name of a state for comparing: without spaces and signs, in small letters, "&" as "and".
 * Unicode NFD makes the two ways to write letters such as ज़ equal.
 */
const plain = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^\p{L}\p{M}]/gu, '');

const codes = new Map(
  Object.entries(states).flatMap(([code, names]) => names.map((name) => [plain(name), code] as const)),
);

const isHindi = (name: string): boolean => /\p{Script=Devanagari}/u.test(name);

/** Returns the name of a state in a language; empty for an unknown code. */
export const stateName = (code: string, language: string): string =>
  states[code]?.find((name) => isHindi(name) === (language === 'hi')) ?? '';

/** Returns the code of a state by any of its names or by the code itself; undefined for an unknown one. */
export const stateCode = (state: string): string | undefined =>
  codes.get(plain(state)) ?? Object.keys(states).find((code) => code === state.trim());

/** Returns the state code at the start of a GSTIN; undefined when it has none. */
const stateOfGstin = (gstin: string): string | undefined =>
  gstin.slice(0, 2) in states ? gstin.slice(0, 2) : undefined;

interface Seller {
  state: string;
  gstin: string;
}

interface Place {
  state: string;
  country: string;
}

/**
 * Tells whether a sale crosses a state border, and so is taxed by the Union alone (IGST). Unknown names are
 * compared as written.
 */
export const isBetweenStates = (seller: Seller, { state, country }: Place): boolean => {
  if (!inIndia(country)) return true;
  const from = stateCode(seller.state) ?? stateOfGstin(seller.gstin);
  const to = stateCode(state);
  if (from && to) return from !== to;
  return seller.state !== '' && plain(seller.state) !== plain(state);
};
