import { lazy, Suspense } from 'react';
import type { BulkChange, ProductTableRow } from '../../../../contract/productTable.js';
import { fill } from '../../../../contract/messages/fill.js';
import { BulkBar } from '../../../../ui/BulkBar/BulkBar.js';
import type { BulkAct } from '../../../../ui/BulkDialog/BulkDialog.js';
import { useProductCount } from '../../../../ui/theme/useProductCount.js';
import { BinIcon } from '../../../../ui/icons/accountIcons.js';
import { FolderIcon } from '../../../../ui/icons/dashboardIcons.js';
import { TagIcon } from '../../../../ui/icons/shopIcons.js';
import { useAdminMessages } from '../../../../ui/theme/adminMessages.js';
import { notice } from '../../../app/notices.js';
import type { CategoriesProps } from '../CategoryAdmin.js';
import { type DialogEditing, useDialogEditing } from '../useDialogEditing.js';
import { stockApi } from './stockApi.js';

const BulkDialog = lazy(() =>
  import('../../../../ui/BulkDialog/BulkDialog.js').then((file) => ({ default: file.BulkDialog })),
);

export interface BulkEditsProps extends Pick<CategoriesProps, 'categories' | 'subCategories'> {
  products: readonly ProductTableRow[];
  /** The id of the element around the table, which gets the focus when the bar of bulk edits disappears. */
  panelId: string;
  onDone: () => void;
}

/** Renders the bulk edits of the selected products. An edit changes all of them or none. */
export function BulkEdits(props: BulkEditsProps) {
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

function Asked({ products, categories, subCategories, onDone, asking, asked }: AskedProps) {
  const { act } = asked;
  const { bulk: words } = useAdminMessages().stock;
  const count = useProductCount(products.length);
  const [apply] = stockApi.useChangeProductsMutation();
  const done = { discount: words.discountDone, move: words.moveDone, remove: words.removeDone }[act];
  const run = async (change: BulkChange) => {
    // with the revisions that the admin saw, to detect an edit conflict
    const ids = products.map(({ _id, revision }) => ({ _id, revision }));
    await apply({ ids, change }).unwrap();
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
