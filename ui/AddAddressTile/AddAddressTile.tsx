import ButtonBase, { type ButtonBaseProps } from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { PlusIcon } from '../icons/shopIcons.js';
import { useMessages } from '../theme/messages.js';
import { radius } from '../theme/tokens.js';
import { line } from '../theme/styles.js';

const Tile = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.button,
  width: '100%',
  minHeight: theme.spacing(9),
  gap: theme.spacing(1),
  borderRadius: radius.large,
  border: `${line.dashed} ${theme.vars.palette.outline}`,
  color: theme.vars.palette.primary.main,
  '&:hover': {
    backgroundColor: theme.vars.palette.soft.primary,
    borderColor: theme.vars.palette.primary.main,
  },
  '&:active': { transform: 'scale(0.985)' },
}));

export interface AddAddressTileProps extends Omit<ButtonBaseProps, 'onClick' | 'children' | 'disabled'> {
  /** Called when the tile is pressed; open the form for a new address. */
  onAdd: () => void;
}

/** Renders the dashed tile that adds an address. */
export function AddAddressTile({ onAdd, ...root }: AddAddressTileProps) {
  const { address } = useMessages().ui;
  return (
    <Tile onClick={onAdd} {...root}>
      <PlusIcon />
      {address.addTile}
    </Tile>
  );
}
