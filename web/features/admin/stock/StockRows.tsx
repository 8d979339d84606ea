import { skipToken } from '@reduxjs/toolkit/query';
import Stack from '@mui/material/Stack';
import { useState, lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { routes } from '../../../../contract/links.js';
import type { Product } from '../../../../contract/product.js';
import { Pagination } from '../../../../ui/Pagination/Pagination.js';
import {
  type StockClash,
  type StockField,
  valueLabel,
  valueText,
} from '../../../../ui/StockTable/stockFields.js';
import { StockTable } from '../../../../ui/StockTable/StockTable.js';
import { fill } from '../../../../contract/messages/fill.js';
import { EmptyState } from '../../../../ui/EmptyState/EmptyState.js';
import { useAdminMessages } from '../../../../ui/theme/adminMessages.js';
import type { ProductTableRow, BulkChange } from '../../../../contract/productTable.js';
import { notice } from '../../../app/notices.js';
import { useAppDispatch } from '../../../app/store.js';
import { useStoredCatalogue } from '../useStoredCatalogue.js';
import { type StockQuery, stockApi } from './stockApi.js';
import { pageSizes, sizeIn, sortIn, sortText, viewOf } from './stockValues.js';
import type { StockView } from './useStockTable.js';
import { useWriteValue, type Seen } from './useWriteValue.js';
import { BulkBar } from '../../../../ui/BulkBar/BulkBar.js';
import type { BulkAct } from '../../../../ui/BulkDialog/BulkDialog.js';
import { useProductCount } from '../../../../ui/theme/useProductCount.js';
import { BinIcon } from '../../../../ui/icons/accountIcons.js';
import { FolderIcon } from '../../../../ui/icons/dashboardIcons.js';
import { TagIcon } from '../../../../ui/icons/shopIcons.js';
import { type DialogEditing, useDialogEditing } from '../useDialogEditing.js';

/**
 * Holds the selected rows of the stock table. Only visible rows count, so after a change of page or filter
 * none is selected.
 */
const useChosen = (rows: readonly ProductTableRow[]) => {
  const { search: place } = useLocation();
  const [held, setHeld] = useState<{ place: string; ids: readonly string[] }>({ place, ids: [] });
  return {
    chosen: held.place === place ? rows.filter(({ _id }) => held.ids.includes(_id)) : [],
    choose: (ids: readonly string[]) => setHeld({ place, ids }),
  };
};

/** Returns how many people wait for each sold-out product, by its id. Without an answer, the table shows none. */
const useWaiting = (rows: readonly ProductTableRow[]): Readonly<Record<string, number>> => {
  const productIds = rows.filter(({ stock }) => stock === 0).map(({ _id }) => _id);
  const { currentData = [] } = stockApi.useGetWaitingCountsQuery(
    productIds.length ? { productIds } : skipToken,
  );
  return Object.fromEntries(currentData.map(({ productId, count }) => [productId, count]));
};

/** Renders the message of an empty stock table: no product matches the filters, or the shop has no products. */
function NoRows({ table: { values, asked, show } }: { table: StockView }) {
  const { screens, stock, table } = useAdminMessages();
  const { size: _size, sort: _sort, ...filterValues } = values;
  if (viewOf(filterValues) === '')
    return <EmptyState title={screens.noProducts} text={screens.noProductsHint} />;
  return (
    <EmptyState
      drawing="search"
      title={asked ? fill(screens.nothingFound, { search: asked }) : stock.nothing}
      text={stock.nothingHint}
      buttonProps={{ variant: 'outlined', onClick: () => show({}), children: table.clearFilters }}
    />
  );
}

export interface StockRowsProps {
  table: StockView;
  hidden: readonly string[];
  panelId: string;
}

/** Renders the rows of the stock table, with inline edits and bulk edits. */
export function StockRows({ table, hidden, panelId }: StockRowsProps) {
  const { values, page, data, pages, status, retry, change, goTo } = table;
  const rows = data?.data ?? [];
  const waiting = useWaiting(rows);
  const edits = useRowEdits(table.query, rows);
  const { chosen, choose } = useChosen(rows);
  return (
    <Stack sx={{ gap: 2 }}>
      <StockTable
        products={rows}
        lowStock={data?.lowStock}
        waiting={waiting}
        status={status}
        onRetry={retry}
        hrefOf={({ _id }) => `${routes.productAdmin}/${_id}`}
        hidden={hidden}
        sort={sortIn(values)}
        onSortChange={(sort) => change({ sort: sortText(sort) })}
        selected={chosen.map(({ _id }) => _id)}
        onSelectedChange={choose}
        empty={<NoRows table={table} />}
        {...edits}
      />
      <BulkEdits products={chosen} query={table.query} panelId={panelId} onDone={() => choose([])} />
      {data && data.totalCount > 0 && (
        <Pagination
          sx={{ mb: { xs: 16, sm: 10 } }} // leaves room for a toast with Undo below the pagination
          page={page}
          pages={pages}
          total={data.totalCount}
          pageSize={sizeIn(values)}
          pageSizes={pageSizes}
          onPageChange={(wanted) => goTo(wanted)}
          onPageSizeChange={(size) => change({ size: size === pageSizes[0] ? '' : String(size) })}
        />
      )}
    </Stack>
  );
}

const isSame = (one: StockClash) => (other: StockClash) => one._id === other._id && one.field === other.field;

/**
 * Saves edits of the stock table's cells, each with an undo. After an edit conflict the admin chooses one of
 * the two values (W-34).
 */
const useRowEdits = (query: StockQuery, rows: readonly ProductTableRow[]) => {
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

const BulkDialog = lazy(() =>
  import('../../../../ui/BulkDialog/BulkDialog.js').then((file) => ({ default: file.BulkDialog })),
);

interface BulkEditsProps {
  products: readonly ProductTableRow[];
  /** The request of the rows that the table shows. */
  query: StockQuery;
  /** The id of the element around the table, which gets the focus when the bar of bulk edits disappears. */
  panelId: string;
  onDone: () => void;
}

/** Renders the bulk edits of the selected products. An edit changes all of them or none. */
function BulkEdits(props: BulkEditsProps) {
  const { table } = useAdminMessages();
  const { products } = props;
  const asking = useDialogEditing<Asking>();
  const ask = (act: BulkAct) => () => asking.start({ act, products });
  return (
    <>
      <BulkBar
        aria-controls={props.panelId}
        count={products.length}
        onClear={props.onDone}
        actions={[
          {
            key: 'discount',
            label: table.discount,
            icon: <TagIcon />,
            onRun: ask('discount'),
          },
          { key: 'move', label: table.move, icon: <FolderIcon />, onRun: ask('move') },
          {
            key: 'remove',
            label: table.delete,
            icon: <BinIcon />,
            tone: 'danger',
            onRun: ask('remove'),
          },
        ]}
      />
      {asking.thing && <Asked {...props} asking={asking} asked={asking.thing} />}
    </>
  );
}

interface Asking {
  act: BulkAct;
  /** The products that were selected when the dialog opened; the dialog still shows them while it closes. */
  products: readonly ProductTableRow[];
}

interface AskedProps extends BulkEditsProps {
  asking: DialogEditing<Asking>;
  asked: Asking;
}

function Asked({ products, query, onDone, asking, asked }: AskedProps) {
  const { categories, subCategories } = useStoredCatalogue();
  const { act } = asked;
  const dispatch = useAppDispatch();
  const { bulk: words } = useAdminMessages().stock;
  const count = useProductCount(products.length);
  const [apply] = stockApi.useChangeProductsMutation();
  const done = { discount: words.discountDone, move: words.moveDone, remove: words.removeDone }[act];
  const run = async (change: BulkChange) => {
    // with the revisions that the admin saw, to detect an edit conflict
    const ids = products.map(({ _id, revision }) => ({ _id, revision }));
    try {
      await apply({ ids, change }).unwrap();
    } catch (reason) {
      // the dialog says that the list shows the new values, so wait for the list
      await dispatch(stockApi.util.getRunningQueryThunk('getStockTable', query));
      throw reason;
    }
    asking.close();
    onDone();
    notice.success(fill(done, { products: count }));
  };
  return (
    <Suspense>
      <BulkDialog
        key={asking.round}
        open={asking.open}
        act={act}
        products={asking.open ? products : asked.products}
        categories={categories}
        subCategories={subCategories}
        onRun={run}
        onClose={asking.close}
      />
    </Suspense>
  );
}
