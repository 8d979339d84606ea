import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useRef } from 'react';
import { useWatch, type UseFormGetValues, type UseFormSetValue } from 'react-hook-form';
import type { z } from 'zod';
import { addressInput, type Address } from '../../contract/address.js';
import { limits } from '../../contract/limits.js';
import { inIndia } from '../../contract/country.js';
import { placeOfPincode } from '../../contract/pincodes.js';
import { stateCode } from '../../contract/states.js';
import { FormCheckbox } from '../FormCheckbox/FormCheckbox.js';
import { FormFrame, SubmitButton } from '../FormFrame/FormFrame.js';
import { FormTextField } from '../FormTextField/FormTextField.js';
import { useContractForm, type OnSubmit } from '../form/useContractForm.js';
import { AddressLabel } from './AddressLabel.js';
import { useMessages } from '../theme/messages.js';
import type { Styles } from '../theme/styles.js';

export type AddressInputs = z.input<typeof addressInput>;
export type AddressValues = z.output<typeof addressInput>;

const blank = {
  address_line: '',
  city: '',
  state: '',
  pincode: '',
  country: '',
  mobile: '',
  recipient: '',
  house: '',
  landmark: '',
  label: '',
  isDefault: false,
};

/** Returns the fields of a new address, which may start with a PIN code. */
const startingWith = (pincode: string | undefined, language: string) => ({
  ...blank,
  country: new Intl.DisplayNames(language, { type: 'region' }).of('IN') ?? '',
  ...(pincode !== undefined && { pincode, ...placeOfPincode(pincode, language) }),
});

const fieldsOf = ({ _id, userId: _owner, status: _status, ...fields }: Address) => ({ ...blank, ...fields });

export interface AddressFormProps {
  /** The form's accessible name. */
  label: string;
  /** The address to edit; undefined to add a new address. */
  address?: Address | undefined;
  /** The PIN code that a new address starts with, together with its state and city. */
  pincode?: string | undefined;
  /** Saves the address. Rejects with the API error, which the form then shows. */
  onSubmit: OnSubmit<AddressValues>;
  /** Called on Cancel. Without it there is no Cancel button. */
  onCancel?: (() => void) | undefined;
}

/** Lays out the fields in two columns, or in one column if half the width is too narrow for a ten-digit number. */
const twoColumns = {
  display: 'grid',
  gap: 2.5,
  columnGap: 1.5,
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(8.5rem, 50% - 0.375rem), 1fr))',
  alignItems: 'start',
};

/** Keeps the buttons in view while the fields of a dialog scroll. The padding covers what scrolls below them. */
const actionsStyles: Styles = {
  position: 'sticky',
  bottom: 0,
  zIndex: 'raised',
  justifyContent: 'flex-end',
  py: 1.5,
  my: -1.5,
  bgcolor: 'background.paper',
  backgroundImage: 'var(--Paper-overlay)',
  // the padding of the dialog is below it
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: '100% 0 auto',
    height: 32,
    background: 'inherit',
  },
};

/**
 * Asks for a delivery address. The six fields of the specification are required; Indian PIN codes and mobile numbers
 * are validated. An Indian PIN code fills in the state, and for large cities also the city.
 */
export function AddressForm({ label, address, pincode: start, onSubmit, onCancel }: AddressFormProps) {
  const { ui, language } = useMessages();
  const { address: words, form } = ui;
  const { control, frame, pending, getValues, setValue } = useContractForm({
    schema: addressInput,
    defaultValues: address ? fieldsOf(address) : startingWith(start, language),
    onSubmit,
  });
  const [country, pincode] = useWatch({ control, name: ['country', 'pincode'] });
  const digits = inIndia(country) ? 'numeric' : 'text';
  usePincodeAutofill({ country, pincode }, { getValues, setValue });
  return (
    <FormFrame {...frame} label={label}>
      <FormTextField
        control={control}
        name="house"
        label={words.house}
        required={false}
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: limits.house } }}
      />
      <FormTextField
        control={control}
        name="address_line"
        label={words.line}
        autoComplete="street-address"
        multiline
        minRows={2}
      />
      <Stack sx={twoColumns}>
        <FormTextField
          control={control}
          name="landmark"
          label={words.landmark}
          required={false}
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: limits.landmark } }}
        />
        <FormTextField
          control={control}
          name="pincode"
          label={words.pincode}
          autoComplete="postal-code"
          slotProps={{ htmlInput: { inputMode: digits } }}
        />
        <FormTextField control={control} name="city" label={words.city} autoComplete="address-level2" />
        <FormTextField control={control} name="state" label={words.state} autoComplete="address-level1" />
        <FormTextField control={control} name="country" label={words.country} autoComplete="country-name" />
        <FormTextField control={control} name="mobile" label={words.mobile} type="tel" autoComplete="tel" />
      </Stack>
      <FormTextField
        control={control}
        name="recipient"
        label={words.recipient}
        required={false}
        autoComplete="name"
        slotProps={{ htmlInput: { maxLength: limits.userName } }}
      />
      <AddressLabel control={control} />
      <FormCheckbox control={control} name="isDefault" label={words.isDefault} />
      <Stack direction="row" spacing={1.5} sx={actionsStyles}>
        {onCancel && (
          <Button size="large" disabled={pending} onClick={onCancel}>
            {form.cancel}
          </Button>
        )}
        <SubmitButton pending={pending}>{form.save}</SubmitButton>
      </Stack>
    </FormFrame>
  );
}

interface Form {
  getValues: UseFormGetValues<AddressInputs>;
  setValue: UseFormSetValue<AddressInputs>;
}

const following = ['city', 'state'] as const;
const locales = ['en-IN', 'hi'];
const abroad = '';

/**
 * Returns a complete Indian PIN code as six digits, `abroad` if the country is not India, or undefined while
 * the PIN code is incomplete.
 */
const codeOf = ({ country, pincode }: Pick<AddressInputs, 'country' | 'pincode'>): string | undefined => {
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
const usePincodeAutofill = (
  values: Pick<AddressInputs, 'country' | 'pincode'>,
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
