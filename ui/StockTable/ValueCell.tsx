import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { limits } from '../../contract/limits.js';
import { fill } from '../../contract/messages/fill.js';
import type { ProductTableRow } from '../../contract/productTable.js';
import { EditableCell } from '../EditableCell/EditableCell.js';
import type { Styles } from '../theme/styles.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { type StockClash, type StockField, valueLabel, valueText } from './stockFields.js';

export interface ValueEvents {
  /**
   * Saves a value. Resolves with an error message, or with undefined once it is saved or has become an edit
   * conflict.
   */
  onSave: (product: ProductTableRow, field: StockField, value: number) => Promise<string | undefined>;
  /** Resolves an edit conflict by saving the typed value over the other admin's value. */
  onKeepMine: (clash: StockClash) => void;
  /** Resolves an edit conflict by discarding the typed value and keeping the other admin's value. */
  onTakeTheirs: (clash: StockClash) => void;
}

export interface ValueCellProps extends ValueEvents {
  product: ProductTableRow;
  field: StockField;
  clash: StockClash | undefined;
}

/** Shows a product's price, discount or stock, which can be edited in the table. */
export function ValueCell({ product, field, clash, onSave, onKeepMine, onTakeTheirs }: ValueCellProps) {
  const { stock } = useAdminMessages();
  const place = useRef<HTMLDivElement>(null);
  const label = valueLabel(stock, field, product);
  const shown = valueText(field, product[field]);
  const answer = (then: (clash: StockClash) => void) => () => {
    place.current?.querySelector('button')?.focus(); // the focused note is about to be removed
    if (clash) then(clash);
  };
  return (
    <Box ref={place} sx={cellStyles}>
      <EditableCell
        label={label}
        value={product[field]}
        shown={shown}
        {...rulesOf[field]}
        onSave={(value) => onSave(product, field, value)}
      />
      {clash && (
        <ClashNote
          label={label}
          mine={valueText(field, clash.mine)}
          theirs={shown}
          onKeepMine={answer(onKeepMine)}
          onTakeTheirs={answer(onTakeTheirs)}
        />
      )}
    </Box>
  );
}

/** Aligns the numbers of a table column at their end. In the card layout, a number starts below its label. */
const cellStyles = (theme: Theme): Styles => ({
  mx: -1,
  whiteSpace: 'nowrap',
  [theme.containerQueries.down('md')]: {
    '& .MuiButtonBase-root': { flexDirection: 'row' },
    '& .MuiOutlinedInput-root': { insetInlineStart: 0, insetInlineEnd: 'auto' },
  },
});

interface ClashNoteProps {
  /** Name of the value in conflict, such as "Price of Amul milk". */
  label: string;
  /** The value that this admin typed, as text. */
  mine: string;
  /** The value that another admin saved, as text. */
  theirs: string;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Shows both values of an edit conflict and lets the admin choose one. */
function ClashNote({ label, mine, theirs, onKeepMine, onTakeTheirs }: ClashNoteProps) {
  const { stock } = useAdminMessages();
  return (
    <Stack sx={noteStyles}>
      <Typography role="alert" variant="body2">
        {fill(stock.clash, { theirs, mine })}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5 }}>
        <Button
          size="small"
          variant="contained"
          aria-label={fill(stock.keepMineOf, { mine, label })}
          onClick={onKeepMine}
        >
          {fill(stock.keepMine, { mine })}
        </Button>
        <Button size="small" aria-label={fill(stock.takeTheirsOf, { theirs, label })} onClick={onTakeTheirs}>
          {fill(stock.takeTheirs, { theirs })}
        </Button>
      </Stack>
    </Stack>
  );
}

const noteStyles = (theme: Theme): Styles => ({
  gap: 1,
  p: 1,
  my: 0.5,
  borderRadius: 1,
  bgcolor: 'soft.secondary',
  textAlign: 'start',
  whiteSpace: 'normal',
  minWidth: '11rem',
  [theme.containerQueries.down('md')]: { minWidth: 0 },
});

const rulesOf = {
  price: { max: limits.price, decimals: 2 },
  discount: { max: 100, decimals: 2 },
  stock: { max: limits.stock, decimals: 0 },
} as const;
