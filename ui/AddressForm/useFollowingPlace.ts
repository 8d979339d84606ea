import { useEffect, useRef } from 'react';
import type { UseFormGetValues, UseFormSetValue } from 'react-hook-form';
import type { z } from 'zod';
import type { addressInput } from '../../contract/address.js';
import { inIndia } from '../../contract/country.js';
import { placeOfPincode } from '../../contract/pincodes.js';
import { useTexts } from '../theme/texts.js';

type Values = z.input<typeof addressInput>;

interface Form {
  getValues: UseFormGetValues<Values>;
  setValue: UseFormSetValue<Values>;
}

const following = ['city', 'state'] as const;

/** City and state follow an Indian PIN code, as long as nobody has written something else there (G-08). */
export const useFollowingPlace = (
  { country, pincode }: Pick<Values, 'country' | 'pincode'>,
  { getValues, setValue }: Form,
): void => {
  const { language } = useTexts();
  const brought = useRef({ city: '', state: '' });
  const digits = String(pincode).replace(/[\s-]/g, '');
  const whole = inIndia(country) && /^[1-9]\d{5}$/.test(digits) ? digits : undefined;
  useEffect(() => {
    if (!whole) return;
    const place = placeOfPincode(whole, language);
    for (const field of following) {
      const written = getValues(field);
      if (written && written !== brought.current[field]) continue;
      setValue(field, place[field], { shouldDirty: true, shouldValidate: Boolean(place[field]) });
      brought.current[field] = place[field];
    }
  }, [whole, language, getValues, setValue]);
};
