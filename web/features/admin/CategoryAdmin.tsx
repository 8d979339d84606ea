import Button from '@mui/material/Button';
import { lazy, Suspense } from 'react';
import type { Category } from '../../../contract/category.js';
import { routes } from '../../../contract/links.js';
import type { SubCategory } from '../../../contract/subcategory.js';
import { CategoryAdminGrid } from '../../../ui/CategoryAdminGrid/CategoryAdminGrid.js';
import { DeleteDialog } from '../../../ui/DeleteDialog/DeleteDialog.js';
import { ErrorState } from '../../../ui/ErrorState/ErrorState.js';
import { useAdminMessages } from '../../../ui/theme/adminMessages.js';
import { adminApi } from './adminApi.js';
import { AdminFrame } from './AdminFrame.js';
import { stockLink } from './stock/stockValues.js';
import { type DialogEditing, useDialogEditing } from './useDialogEditing.js';
import { useImageUpload } from './useImageUpload.js';
import { dependentsOf, whileOpen } from './dependentsOf.js';

const CategoryDialog = lazy(() =>
  import('../../../ui/CategoryDialog/CategoryDialog.js').then((file) => ({ default: file.CategoryDialog })),
);

/** The props with the categories, the subcategories and their loading state; the route passes them on. */
export interface CategoriesProps {
  categories: readonly Category[] | undefined;
  subCategories: readonly SubCategory[] | undefined;
  failed: boolean;
  retry: () => void;
}

/** Renders the categories, with add, edit and delete. */
export function CategoryAdmin({ categories, failed, retry }: CategoriesProps) {
  const { catalogue, screens } = useAdminMessages();
  const editing = useDialogEditing<Category>();
  const deleting = useDialogEditing<Category>();
  return (
    <AdminFrame
      heading={screens.category}
      actions={
        <Button variant="contained" onClick={() => editing.start()}>
          {catalogue.categories.add}
        </Button>
      }
    >
      {failed ? (
        <ErrorState onRetry={retry} />
      ) : (
        <CategoryAdminGrid
          categories={categories ?? []}
          loading={!categories}
          onAdd={() => editing.start()}
          onEdit={editing.start}
          onDelete={deleting.start}
        />
      )}
      {editing.wanted && <Editor editing={editing} />}
      {deleting.thing && <Deletion deleting={deleting} category={deleting.thing} />}
    </AdminFrame>
  );
}

interface EditorProps {
  editing: DialogEditing<Category>;
}

function Editor({ editing: { open, thing, round, close } }: EditorProps) {
  const [create] = adminApi.useCreateCategoryMutation();
  const [update] = adminApi.useUpdateCategoryMutation();
  const upload = useImageUpload();
  return (
    <Suspense>
      <CategoryDialog
        key={round}
        open={open}
        category={thing}
        onUpload={upload}
        onSubmit={async (values) => {
          await (thing ? update({ _id: thing._id, ...values }) : create(values)).unwrap();
          close();
        }}
        onClose={close}
      />
    </Suspense>
  );
}

interface DeletionProps {
  deleting: DialogEditing<Category>;
  category: Category;
}

function Deletion({ deleting: { open, close }, category: { _id, name } }: DeletionProps) {
  const [remove] = adminApi.useRemoveCategoryMutation();
  const dependents = adminApi.useGetCategoryDependentsQuery({ _id }, whileOpen(open));
  return (
    <DeleteDialog
      open={open}
      kind="category"
      name={name}
      {...dependentsOf(dependents)}
      productsHref={stockLink({ category: _id })}
      subCategoriesHref={routes.subCategoryAdmin}
      onDelete={async () => {
        await remove({ _id }).unwrap();
        close();
      }}
      onCancel={close}
    />
  );
}
