import { useEffect, useRef } from 'react';
import type { UseFormGetValues, UseFormSetValue } from 'react-hook-form';
import type { z } from 'zod';
import type { addressInput } from '../../contract/address.js';
import { inIndia } from '../../contract/country.js';
import { placeOfPincode } from '../../contract/pincodes.js';
import { stateCode } from '../../contract/states.js';
import { useMessages } from '../theme/messages.js';

type Values = z.input<typeof addressInput>;

interface Form {
  getValues: UseFormGetValues<Values>;
  setValue: UseFormSetValue<Values>;
}

const following = ['city', 'state'] as const;
const locales = ['en-IN', 'hi'];
const abroad = '';

/**
 * Returns a complete Indian PIN code as six digits, `abroad` if the country is not India, or undefined while
 * the PIN code is incomplete.
 */
const codeOf = ({ country, pincode }: Pick<Values, 'country' | 'pincode'>): string | undefined => {
  if (!inIndia(country)) return abroad;
  const digits = String(pincode).replace(/[\s-]/g, '');
  return /^[1-9]\d{5}$/.test(digits) ? digits : undefined;
};

/**
 * Tells whether the city or state in the form is the value that belongs to the PIN code, in any locale. A
 * state may also be written as its short name.
 */
const isBrought = (written: string, code: string, field: (typeof following)[number]): boolean =>
  locales.some((language) => {
    const place = placeOfPincode(code, language)[field];
    const state = stateCode(place);
    return written === place || (state !== undefined && state === stateCode(written));
  });

/**
 * Fills in city and state whenever the Indian PIN code changes. A city or state that the customer typed is
 * not overwritten (G-08).
 */
export const usePincodeAutofill = (
  values: Pick<Values, 'country' | 'pincode'>,
  { getValues, setValue }: Form,
): void => {
  const { language } = useMessages();
  const code = codeOf(values);
  const followed = useRef(code);
  useEffect(() => {
    if (code === undefined || code === followed.current) return;
    const before = followed.current ?? abroad;
    followed.current = code;
    const place = placeOfPincode(code, language);
    for (const field of following) {
      const written = getValues(field);
      if (written && !isBrought(written, before, field)) continue;
      setValue(field, place[field], { shouldDirty: true, shouldValidate: place[field] !== '' });
    }
  }, [code, language, getValues, setValue]);
};
