import { expect, test } from '@jest/globals';
import { placeOfPincode } from './pincodes.js';
import { stateCode } from './states.js';

/**
 * The head post offices of all states and union territories, from India Post, and some places around them.
 */
const places = [
  ['110001', 'New Delhi', 'Delhi'],
  ['122001', '', 'Haryana'],
  ['141001', '', 'Punjab'],
  ['171001', '', 'Himachal Pradesh'],
  ['180001', '', 'Jammu and Kashmir'],
  ['194101', '', 'Ladakh'],
  ['226001', 'Lucknow', 'Uttar Pradesh'],
  ['248001', '', 'Uttarakhand'],
  ['302001', 'Jaipur', 'Rajasthan'],
  ['380001', 'Ahmedabad', 'Gujarat'],
  ['362520', '', 'Dadra and Nagar Haveli and Daman and Diu'],
  ['400001', 'Mumbai', 'Maharashtra'],
  ['400601', '', 'Maharashtra'],
  ['400703', '', 'Maharashtra'],
  ['403001', '', 'Goa'],
  ['462001', '', 'Madhya Pradesh'],
  ['492001', '', 'Chhattisgarh'],
  ['500001', 'Hyderabad', 'Telangana'],
  ['520001', '', 'Andhra Pradesh'],
  ['560001', 'Bengaluru', 'Karnataka'],
  ['600001', 'Chennai', 'Tamil Nadu'],
  ['673310', '', 'Puducherry'],
  ['673311', '', 'Kerala'],
  ['682001', '', 'Kerala'],
  ['682555', '', 'Lakshadweep'],
  ['700001', 'Kolkata', 'West Bengal'],
  ['700124', '', 'West Bengal'],
  ['737101', '', 'Sikkim'],
  ['744101', '', 'Andaman and Nicobar Islands'],
  ['751001', '', 'Odisha'],
  ['781001', '', 'Assam'],
  ['791111', '', 'Arunachal Pradesh'],
  ['793001', '', 'Meghalaya'],
  ['795001', '', 'Manipur'],
  ['796001', '', 'Mizoram'],
  ['797001', '', 'Nagaland'],
  ['799001', '', 'Tripura'],
  ['800001', '', 'Bihar'],
  ['834001', '', 'Jharkhand'],
] as const;

test.each(places)('%s is in %s, %s', (pincode, city, state) => {
  expect(placeOfPincode(pincode, 'en-IN')).toEqual({ city, state });
});

test('where several states share the first digits, none is guessed', () => {
  // These prefixes belong to places in two states: Chandigarh or Mohali, Roorkee or Saharanpur, Daman or
  // Valsad, Puducherry or Villupuram, Deoghar or Banka, Yanam or its neighbours
  for (const pincode of ['160017', '247667', '396210', '605001', '814112', '533464'])
    expect([pincode, placeOfPincode(pincode, 'en-IN')]).toEqual([pincode, { city: '', state: '' }]);
});

test('in Hindi, by names that the tax knows too', () => {
  expect(placeOfPincode('560001', 'hi')).toEqual({ city: 'बेंगलुरु', state: 'कर्नाटक' });
  for (const [pincode] of places) {
    const codes = ['en-IN', 'hi'].map((language) => stateCode(placeOfPincode(pincode, language).state));
    expect([pincode, codes[0]]).toEqual([pincode, codes[1]]);
    expect(codes[0]).toMatch(/^\d\d$/);
  }
});
