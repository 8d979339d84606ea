import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import { fill } from '../../contract/messages/fill.js';
import { HeartIcon } from '../icons/shopIcons.js';
import { useMessages } from '../theme/messages.js';
import { withSx } from '../theme/styles.js';
import { target } from '../theme/tokens.js';

export interface FavouriteButtonProps extends Omit<IconButtonProps, 'children' | 'onChange'> {
  /** Product name, for the accessible name of the button. */
  name: string;
  /** Whether the product is a favourite. */
  favourite: boolean;
  /** Called with whether the product is to be a favourite. */
  onChange: (favourite: boolean) => void;
}

/** The button is larger than the circle that it shows. */
const styles = {
  width: target.medium,
  height: target.medium,
  p: 0,
  flex: 'none',
  borderRadius: '50%',
  border: 5,
  borderColor: 'transparent',
  backgroundClip: 'padding-box',
  bgcolor: 'background.paper',
  color: 'text.secondary',
  '&[aria-pressed=true]': { color: 'primary.main', '& path': { fill: 'currentColor' } },
} as const;

/** Renders a heart that makes a product a favourite, or no favourite any more. */
export function FavouriteButton({ name, favourite, onChange, sx, ...root }: FavouriteButtonProps) {
  const { product } = useMessages().ui;
  return (
    <IconButton
      aria-label={fill(product.favourite, { name })}
      aria-pressed={favourite}
      onClick={() => onChange(!favourite)}
      sx={withSx(sx, styles)}
      {...root}
    >
      <HeartIcon fontSize="small" />
    </IconButton>
  );
}
