import Button from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';
import { routes } from '../../contract/links.js';
import type { Product } from '../../contract/product.js';
import { fill } from '../../contract/messages/fill.js';
import { DeleteDialog } from '../../ui/DeleteDialog/DeleteDialog.js';
import { EmptyState } from '../../ui/EmptyState/EmptyState.js';
import { EntryCard } from '../../ui/EntryCard/EntryCard.js';
import { EntryGrid } from '../../ui/EntryGrid/EntryGrid.js';
import { ErrorState } from '../../ui/ErrorState/ErrorState.js';
import { RetryAlert } from '../../ui/ErrorState/RetryAlert.js';
import { SlashSearch } from '../../ui/FilterBar/SlashSearch.js';
import { Pagination } from '../../ui/Pagination/Pagination.js';
import { useAdminMessages } from '../../ui/theme/adminMessages.js';
import { adminApi } from '../features/admin/adminApi.js';
import { AdminFrame } from '../features/admin/AdminFrame.js';
import { type DialogEditing, useDialogEditing } from '../features/admin/useDialogEditing.js';
import { useProductList } from '../features/admin/useProductList.js';
import { dependentsOf, whileOpen } from '../features/admin/dependentsOf.js';
import { useHere } from '../features/admin/returnLink.js';

/** Renders all products, with search, edit and delete. */
export default function ProductAdminRoute() {
  const { screens } = useAdminMessages();
  const list = useProductList();
  const deleting = useDialogEditing<Product>();
  return (
    <AdminFrame
      heading={screens.product}
      actions={
        <Button variant="contained" href={routes.uploadProduct}>
          {screens.upload}
        </Button>
      }
    >
      <SlashSearch value={list.search} onChange={list.onSearchChange} label={screens.searchProducts} />
      <Products list={list} onDelete={deleting.start} />
      {deleting.thing && <Deletion deleting={deleting} product={deleting.thing} />}
    </AdminFrame>
  );
}

interface ProductsProps {
  list: ReturnType<typeof useProductList>;
  onDelete: (product: Product) => void;
}

function Products({ list, onDelete }: ProductsProps) {
  const { catalogue, screens, table } = useAdminMessages();
  const navigate = useNavigate();
  const here = useHere();
  const { products, failed, retrying, retry, page, pages, onPageChange } = list;
  if (failed && !products?.length) return <ErrorState onRetry={retry} retrying={retrying} />;
  if (!products) return <EntryGrid loading label={screens.loadingProducts} />;
  if (products.length === 0) return <None search={list.asked} />;
  return (
    <>
      {failed && <RetryAlert onRetry={retry}>{table.stale}</RetryAlert>}
      <EntryGrid label={catalogue.products.list}>
        {products.map((product) => (
          <EntryCard
            key={product._id}
            name={product.name}
            src={product.image[0]}
            detail={product.unit}
            onEdit={() => void navigate(`${routes.productAdmin}/${product._id}`, { state: here })}
            onDelete={() => onDelete(product)}
          />
        ))}
      </EntryGrid>
      <Pagination page={page} pages={pages} onPageChange={onPageChange} />
    </>
  );
}

function None({ search }: { search: string }) {
  const { screens } = useAdminMessages();
  if (search)
    return (
      <EmptyState
        drawing="search"
        title={fill(screens.nothingFound, { search })}
        text={screens.nothingFoundHint}
      />
    );
  return <EmptyState title={screens.noProducts} text={screens.noProductsHint} />;
}

interface DeletionProps {
  deleting: DialogEditing<Product>;
  product: Product;
}

function Deletion({ deleting: { open, close }, product: { _id, name } }: DeletionProps) {
  const [remove] = adminApi.useRemoveProductMutation();
  const dependents = adminApi.useGetProductDependentsQuery({ _id }, whileOpen(open));
  return (
    <DeleteDialog
      open={open}
      kind="product"
      name={name}
      {...dependentsOf(dependents)}
      onDelete={async () => {
        await remove({ _id }).unwrap();
        close();
      }}
      onCancel={close}
    />
  );
}
