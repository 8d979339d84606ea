import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import { useWatch, type Control } from 'react-hook-form';
import { discountedPrice, formatMoney, toPaise } from '../../contract/money.js';
import { fill } from '../../contract/messages/fill.js';
import { type PlainField, plainFields } from '../../contract/productFields.js';
import { FormTextField } from '../FormTextField/FormTextField.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { tabularNumbers } from '../theme/typography.js';
import type { ProductFields } from './productFields.js';

export interface PlainFieldsProps {
  control: Control<ProductFields>;
  section: PlainField['section'];
}

const modes = { count: 'numeric', rupees: 'decimal', percent: 'decimal' } as const;
const marks = {
  count: {},
  rupees: { startAdornment: <InputAdornment position="start">₹</InputAdornment> },
  percent: { endAdornment: <InputAdornment position="end">%</InputAdornment> },
};

const lookOf = (field: PlainField) => {
  if ('rows' in field) return { multiline: true, minRows: field.rows };
  if (field.kind === 'text') return {};
  const htmlInput = { inputMode: modes[field.kind], style: tabularNumbers };
  return { slotProps: { htmlInput, input: marks[field.kind] } };
};

/** Returns the price after the discount, or undefined if the price or the discount is not a valid number. */
const useSellingPrice = (control: Control<ProductFields>): string | undefined => {
  const { sellsAt } = useAdminMessages().catalogue.form;
  const [price, discount] = useWatch({ control, name: ['price', 'discount'] });
  const [rupees, percent] = [Number(price), Number(discount)];
  if (!price || !discount || !(rupees >= 0) || !(percent >= 0 && percent <= 100)) return undefined;
  return fill(sellsAt, { price: formatMoney(discountedPrice(toPaise(rupees), percent)) });
};

/** Renders the text and number fields of a section; short fields stand side by side. */
export function PlainFields({ control, section }: PlainFieldsProps) {
  const { fields: labels, hints } = useAdminMessages().catalogue.form;
  const sellingPrice = useSellingPrice(control);
  const shown = plainFields.filter((field) => field.section === section);
  const hintOf = { ...hints, discount: sellingPrice } as Partial<Record<string, string>>;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        columnGap: 1.5,
        alignItems: 'start',
        gridTemplateColumns: `repeat(${section === 'selling' ? 2 : 1}, minmax(0, 1fr))`,
      }}
    >
      {shown.map((field) => (
        <FormTextField
          key={field.name}
          control={control}
          name={field.name}
          label={labels[field.name]}
          hint={hintOf[field.name] ?? ''}
          autoComplete="off"
          {...lookOf(field)}
        />
      ))}
    </Box>
  );
}
