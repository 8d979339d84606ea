import { stateName } from './states.js';

/**
 * PIN code prefixes by the GST code of their state, from India Post. The longest prefix wins; the empty code
 * marks prefixes that several states share.
 */
const beginnings: Readonly<Record<string, readonly string[]>> = {
  '01': ['180', '181', '182', '183', '184', '185', '190', '191', '192', '193'],
  '02': ['17'],
  '03': ['14', '15'],
  '05': ['248', '249', '263'],
  '06': ['12', '13'],
  '07': ['11'],
  '08': ['30', '31', '32', '33', '34'],
  '09': ['20', '21', '22', '23', '240', '241', '242', '243', '245', '25', '260', '261', '27', '28'],
  '10': ['80', '810', '811', '812', '821', '823', '824', '84', '85'],
  '11': ['737'],
  '12': ['790', '791', '792'],
  '13': ['797', '798'],
  '14': ['795'],
  '15': ['796'],
  '16': ['799'],
  '17': ['793', '794'],
  '18': ['78'],
  '19': ['70', '71', '72', '730', '731', '732', '733', '734', '735', '736', '740', '741', '742', '743'],
  '20': ['815', '816', '822', '825', '826', '827', '828', '829', '831', '832', '833', '834', '835'],
  '21': ['75', '76', '77'],
  '22': ['49'],
  '23': ['45', '46', '47', '48'],
  '24': ['36', '37', '38', '39'],
  '26': ['36252', '36254', '36257'],
  '27': ['40', '41', '42', '43', '44'],
  '29': ['56', '57', '58', '59'],
  '30': ['403'],
  '31': ['68255'],
  '32': ['67', '68', '69'],
  '33': ['60', '61', '62', '63', '64'],
  '34': ['673310'],
  '35': ['744'],
  '36': ['50'],
  '37': ['515', '516', '517', '518', '52', '53'],
  '38': ['194'],
  '': ['396', '507', '533464', '605', '607', '609', '781029', '781131', '782410'],
};

/**
 * PIN code prefixes that lie in one large city, with its name in English and in Hindi. Mumbai and Kolkata
 * have longer prefixes, because other PIN codes that begin with 400 or 700 belong to towns around them.
 */
const cities: Readonly<Record<string, readonly [string, string]>> = {
  '110': ['New Delhi', 'नई दिल्ली'],
  '226': ['Lucknow', 'लखनऊ'],
  '302': ['Jaipur', 'जयपुर'],
  '380': ['Ahmedabad', 'अहमदाबाद'],
  '4000': ['Mumbai', 'मुंबई'],
  '4001': ['Mumbai', 'मुंबई'],
  '411': ['Pune', 'पुणे'],
  '500': ['Hyderabad', 'हैदराबाद'],
  '560': ['Bengaluru', 'बेंगलुरु'],
  '600': ['Chennai', 'चेन्नई'],
  '7000': ['Kolkata', 'कोलकाता'],
};

const codes = new Map(
  Object.entries(beginnings).flatMap(([code, all]) => all.map((beginning) => [beginning, code] as const)),
);

/** Returns what `find` returns for the longest prefix of a PIN code that it knows. */
const lookUp = <Found>(pincode: string, find: (beginning: string) => Found | undefined): Found | undefined =>
  [6, 5, 4, 3, 2].map((length) => find(pincode.slice(0, length))).find((found) => found !== undefined);

/** The city and state of a PIN code. Each is empty when the PIN code alone does not decide it. */
export interface PincodePlace {
  city: string;
  state: string;
}

/**
 * Returns the place of a PIN code of six digits.
 * @param language the language of the place's name, `hi` for Hindi
 */
export const placeOfPincode = (pincode: string, language: string): PincodePlace => {
  const code = lookUp(pincode, (beginning) => codes.get(beginning)) ?? '';
  const [english = '', hindi = ''] = lookUp(pincode, (beginning) => cities[beginning]) ?? [];
  return { city: language === 'hi' ? hindi : english, state: stateName(code, language) };
};
