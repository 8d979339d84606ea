import { useState } from 'react';
import type { Product } from '../../../../contract/product.js';
import type { ProductTableRow } from '../../../../contract/productTable.js';
import { fill } from '../../../../contract/messages/fill.js';
import {
  valueLabel,
  valueText,
  type StockClash,
  type StockField,
} from '../../../../ui/StockTable/stockFields.js';
import { useAdminMessages } from '../../../../ui/theme/adminMessages.js';
import { notice } from '../../../app/notices.js';
import type { StockQuery } from './stockApi.js';
import { useWriteValue, type Seen } from './useWriteValue.js';

const isSame = (one: StockClash) => (other: StockClash) => one._id === other._id && one.field === other.field;

/**
 * Saves edits of the stock table's cells, each with an undo. After an edit conflict the admin chooses one of
 * the two values (W-34).
 */
export const useRowEdits = (query: StockQuery, rows: readonly ProductTableRow[]) => {
  const { stock: words } = useAdminMessages();
  const { latest, write } = useWriteValue(query);
  const [clashes, setClashes] = useState<readonly StockClash[]>([]);
  const settle = (clash: StockClash) => setClashes((held) => held.filter((other) => !isSame(clash)(other)));
  const hold = (clash: StockClash) =>
    setClashes((held) => [...held.filter((other) => !isSame(clash)(other)), clash]);

  const issueMessage = (text: string, field: StockField, product: Seen) =>
    fill(text, { label: valueLabel(words, field, product), value: valueText(field, product[field]) });

  const undo = async (saved: Product, field: StockField, old: number) => {
    const { now, error, newer } = await write(saved, field, old);
    if (now) notice.success(issueMessage(words.undone, field, now));
    else notice.failure(newer ? issueMessage(words.notUndone, field, newer) : error);
  };

  const save = async (
    row: ProductTableRow,
    field: StockField,
    value: number,
  ): Promise<string | undefined> => {
    const seen = latest(row);
    const clash = { _id: seen._id, field, mine: value };
    settle(clash);
    const { now, error, newer } = await write(seen, field, value);
    if (newer) hold(clash);
    if (!now) return error;
    // undoing a stock edit applies the difference, since customers may have bought meanwhile
    const old = field === 'stock' ? Math.max(0, now.stock + seen.stock - value) : seen[field];
    notice.undoable(
      issueMessage(field === 'stock' && now.stock !== value ? words.savedBeside : words.saved, field, now),
      { label: words.undo, onRun: () => void undo(now, field, old) },
      `${field} of ${seen._id}`,
    );
    return undefined;
  };

  const keepMine = async (clash: StockClash) => {
    const row = rows.find(({ _id }) => _id === clash._id);
    const error = row && (await save(row, clash.field, clash.mine));
    if (!error) return;
    hold(clash);
    notice.failure(error);
  };

  return {
    clashes,
    onSave: save,
    onKeepMine: (clash: StockClash) => void keepMine(clash),
    onTakeTheirs: settle,
  };
};
