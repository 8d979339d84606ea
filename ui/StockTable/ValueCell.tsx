import type { Theme } from '@mui/material/styles';
import Box from '@mui/material/Box';
import { useRef } from 'react';
import type { ProductTableRow } from '../../contract/productTable.js';
import { EditableCell } from '../EditableCell/EditableCell.js';
import type { Styles } from '../theme/styles.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { ClashNote } from './ClashNote.js';
import { rulesOf, valueLabel, valueText, type StockClash, type StockField } from './stockFields.js';

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
        type="number"
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
