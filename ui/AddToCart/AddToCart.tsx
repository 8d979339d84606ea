import Button from '@mui/material/Button';
import { fill } from '../../contract/messages/fill.js';
import { QuantityStepper } from '../QuantityStepper/QuantityStepper.js';
import { useMessages } from '../theme/messages.js';
import { target } from '../theme/tokens.js';
import { line } from '../theme/styles.js';
import { useFocusThatFollows } from '../theme/useFocusThatFollows.js';

export interface AddToCartProps {
  /** Product name, used in the accessible names of the buttons: "Add Amul milk". */
  name: string;
  /** Quantity in the cart. */
  quantity: number;
  /** Stock on hand, the highest quantity that can be chosen. At 0, a product in the cart can only be removed. */
  stock: number;
  /** Called with the new quantity; 0 removes the product. */
  onChange: (quantity: number) => void;
  /** Height of the Add button and of the stepper: 36, 44 or 52 px. */
  size?: keyof typeof target;
  /** Fills the width of the parent, for the product page on a phone. */
  fullWidth?: boolean;
}

/**
 * Renders the Add button. Once the product is in the cart, a quantity stepper of the same size replaces it,
 * or Remove if the product is sold out.
 */
export function AddToCart({
  name,
  quantity,
  stock,
  onChange,
  size = 'medium',
  fullWidth = false,
}: AddToCartProps) {
  const { cart, product } = useMessages().ui;
  const { pressed, follow } = useFocusThatFollows(quantity > 0);
  const box = { width: fullWidth ? '100%' : target[size] * 2.75, height: target[size] };
  const change = (wanted: number) => {
    if (quantity === 0 || wanted === 0) pressed();
    onChange(wanted);
  };
  if (quantity > 0 && stock === 0)
    return (
      <Button
        variant="outlined"
        color="inherit"
        size={size}
        aria-label={fill(product.remove, { name })}
        onClick={() => onChange(0)}
        sx={{ ...box, minWidth: 0 }}
      >
        {cart.remove}
      </Button>
    );
  if (quantity > 0)
    return (
      <QuantityStepper
        label={name}
        value={quantity}
        max={stock}
        size={size}
        moreRef={follow}
        onChange={change}
        sx={box}
      />
    );
  return (
    <Button
      ref={follow}
      variant="outlined"
      size={size}
      aria-label={fill(product.addNamed, { name })}
      onClick={() => change(1)}
      sx={{
        ...box,
        minWidth: 0,
        bgcolor: 'soft.primary',
        borderColor: 'primary.main',
        '&:hover': { boxShadow: `${line.inside} currentColor` },
      }}
    >
      {product.add}
    </Button>
  );
}
