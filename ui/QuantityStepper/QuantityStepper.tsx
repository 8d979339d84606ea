import ButtonBase from '@mui/material/ButtonBase';
import Stack, { type StackProps } from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { fill } from '../../contract/messages/fill.js';
import { MinusIcon, PlusIcon } from '../icons/shopIcons.js';
import { useMessages } from '../theme/messages.js';
import { target } from '../theme/tokens.js';
import { tabularNumbers } from '../theme/typography.js';
import { withSx } from '../theme/styles.js';

/** Sentences with `{name}` of the product; `onlyLeft` has `{count}`, which is `max`. */
export type StepperLabels = Record<'oneLess' | 'oneMore' | 'remove' | 'quantityOf' | 'onlyLeft', string>;

export interface QuantityStepperProps extends Omit<StackProps, 'children' | 'onChange'> {
  /** Name of the product, for the accessible names of the buttons. */
  label: string;
  /** Current quantity. */
  value: number;
  /**
   * Called with the new quantity; 0 removes the product. The plus button calls it even beyond `max`, so that
   * the parent can explain why the quantity stays.
   */
  onChange: (value: number) => void;
  /**
   * Largest quantity, such as the stock. From this quantity on the plus button looks inactive. If the quantity is larger, the
   * minus button lowers it to `max`.
   */
  max?: number;
  /** Size of the control: `small`, `medium` (default) or `large` is 36, 44 or 52 px high. */
  size?: keyof typeof target;
  /** Sentences for screen readers, where the quantity is not that of the cart. */
  labels?: StepperLabels;
  /** Ref to the plus button, which gets the focus after the Add button was pressed. */
  moreRef?: Ref<HTMLButtonElement>;
  /** Styles of the root, for example a width that fills the card. */
  sx?: StackProps['sx'];
}

/** Shows a quantity between a minus and a plus button. The parent holds the value. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { product } = useMessages().ui;
  const {
    label,
    value,
    onChange,
    max = Infinity,
    size = 'medium',
    labels = product,
    moreRef,
    sx,
    ...root
  } = props;
  const isFull = value >= max;
  return (
    <Stack
      role="group"
      aria-label={fill(labels.quantityOf, { name: label })}
      direction="row"
      sx={withSx(sx, {
        height: target[size],
        minWidth: target[size] * 2.5,
        borderRadius: 1,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        alignItems: 'stretch',
        justifyContent: 'space-between',
      })}
      {...root}
    >
      <End
        aria-label={fill(value > 1 ? labels.oneLess : labels.remove, { name: label })}
        onClick={() => onChange(Math.min(value - 1, max))}
      >
        <MinusIcon fontSize="small" />
      </End>
      <Typography
        component="output"
        aria-live="polite"
        sx={{
          ...tabularNumbers,
          alignSelf: 'center',
          minWidth: '2ch',
          textAlign: 'center',
          fontWeight: 'fontWeightBold',
        }}
      >
        {value}
      </Typography>
      <End
        ref={moreRef}
        aria-label={fill(labels.oneMore, { name: label })}
        aria-disabled={isFull}
        {...(isFull && { 'aria-description': fill(labels.onlyLeft, { count: max }) })}
        onClick={() => onChange(value + 1)}
      >
        <PlusIcon fontSize="small" />
      </End>
    </Stack>
  );
}

const End = styled(ButtonBase)(({ theme }) => ({
  flex: `0 0 ${target.medium}px`,
  borderRadius: theme.shape.borderRadius,
  '&:hover': { backgroundColor: theme.vars.palette.primary.dark },
  '&[aria-disabled=true]': { opacity: 0.45 },
  // The usual green focus ring would be invisible on green.
  '&.Mui-focusVisible': { outlineColor: theme.vars.palette.primary.contrastText, outlineOffset: -5 },
}));
