import Button from '@mui/material/Button';
import Stack, { type StackProps } from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { limits } from '../../contract/limits.js';
import { fill } from '../../contract/messages/fill.js';
import { useFocusThatFollows } from '../theme/useFocusThatFollows.js';
import { ListIcon } from '../icons/accountIcons.js';
import { QuantityStepper } from '../QuantityStepper/QuantityStepper.js';
import { useMessages } from '../theme/messages.js';
import { line, withSx } from '../theme/styles.js';
import { target } from '../theme/tokens.js';

export interface AddToListProps extends Omit<StackProps, 'children' | 'onChange'> {
  /** Product name, used in the accessible names of the buttons. */
  name: string;
  /**
   * Quantity on the weekly list; undefined while it loads. Until then only the room of the control is taken,
   * because a press would overwrite a quantity that nobody has seen.
   */
  quantity: number | undefined;
  /** Called with the new quantity; 0 removes the product from the list. */
  onChange: (quantity: number) => void;
  /** Uses the short text and fills the width, for product cards. */
  compact?: boolean;
}

/** Looks lighter than the stepper of the cart, which may stand beside it. */
const stepperStyles = {
  flex: 1,
  bgcolor: 'background.paper',
  color: 'text.primary',
  border: line.hair,
  borderColor: 'outline',
  '& button:hover': { bgcolor: 'action.hover' },
  '& button.Mui-focusVisible': { outlineColor: (theme) => theme.vars.palette.primary.main },
} as const satisfies StackProps['sx'];

/**
 * Renders a button that puts a product on the weekly list. Once it is there, a quantity stepper of the same
 * height replaces it.
 */
export function AddToList({ name, quantity, onChange, compact = false, sx, ...root }: AddToListProps) {
  const { saved } = useMessages().ui;
  const isListed = quantity !== undefined && quantity > 0;
  const { pressed, follow } = useFocusThatFollows(isListed);
  const change = (wanted: number) => {
    if (!isListed || wanted === 0) pressed();
    onChange(Math.min(wanted, limits.quantity));
  };
  return (
    <Stack direction="row" sx={withSx(sx, { height: target.medium, gap: 1, alignItems: 'center' })} {...root}>
      {isListed && (
        <>
          <ListIcon color="primary" fontSize="small" />
          {!compact && <Typography variant="body2">{saved.weeklyList}</Typography>}
          <QuantityStepper
            label={name}
            labels={saved}
            value={quantity}
            max={limits.quantity}
            size="small"
            moreRef={follow}
            onChange={change}
            sx={[stepperStyles, !compact && { maxWidth: 132 }]}
          />
        </>
      )}
      {quantity === 0 && (
        <Button
          ref={follow}
          size="small"
          startIcon={<ListIcon />}
          fullWidth={compact}
          aria-label={fill(saved.addNamed, { name })}
          onClick={() => change(1)}
        >
          {compact ? saved.weeklyList : saved.add}
        </Button>
      )}
    </Stack>
  );
}
