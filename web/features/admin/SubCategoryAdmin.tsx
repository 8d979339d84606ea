import Button from '@mui/material/Button';
import { lazy, Suspense } from 'react';
import type { Category } from '../../../contract/category.js';
import type { SubCategory } from '../../../contract/subcategory.js';
import { DeleteDialog } from '../../../ui/DeleteDialog/DeleteDialog.js';
import { ErrorState } from '../../../ui/ErrorState/ErrorState.js';
import { SubCategoryTable } from '../../../ui/SubCategoryTable/SubCategoryTable.js';
import { useAdminMessages } from '../../../ui/theme/adminMessages.js';
import { adminApi } from './adminApi.js';
import { AdminFrame } from './AdminFrame.js';
import type { CategoriesProps } from './CategoryAdmin.js';
import { stockLink } from './stock/stockValues.js';
import { type DialogEditing, useDialogEditing } from './useDialogEditing.js';
import { useImageUpload } from './useImageUpload.js';
import { dependentsOf, whileOpen } from './dependentsOf.js';

const SubCategoryDialog = lazy(() =>
  import('../../../ui/SubCategoryDialog/SubCategoryDialog.js').then((file) => ({
    default: file.SubCategoryDialog,
  })),
);

/** Renders the subcategories in a table, with add, edit and delete. */
export function SubCategoryAdmin({ categories, subCategories, failed, retry }: CategoriesProps) {
  const { catalogue, screens } = useAdminMessages();
  const editing = useDialogEditing<SubCategory>();
  const deleting = useDialogEditing<SubCategory>();
  return (
    <AdminFrame
      heading={screens.subCategory}
      actions={
        <Button variant="contained" onClick={() => editing.start()}>
          {catalogue.subCategories.add}
        </Button>
      }
    >
      {failed ? (
        <ErrorState onRetry={retry} />
      ) : (
        <SubCategoryTable
          subCategories={subCategories ?? []}
          loading={!subCategories}
          onAdd={() => editing.start()}
          onEdit={editing.start}
          onDelete={deleting.start}
        />
      )}
      {editing.wanted && <Editor editing={editing} categories={categories ?? []} />}
      {deleting.thing && <Deletion deleting={deleting} subCategory={deleting.thing} />}
    </AdminFrame>
  );
}

interface EditorProps {
  editing: DialogEditing<SubCategory>;
  categories: readonly Category[];
}

function Editor({ editing: { open, thing, round, close }, categories }: EditorProps) {
  const [create] = adminApi.useCreateSubCategoryMutation();
  const [update] = adminApi.useUpdateSubCategoryMutation();
  const upload = useImageUpload();
  return (
    <Suspense>
      <SubCategoryDialog
        key={round}
        open={open}
        subCategory={thing}
        categories={categories}
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
  deleting: DialogEditing<SubCategory>;
  subCategory: SubCategory;
}

function Deletion({ deleting: { open, close }, subCategory: { _id, name } }: DeletionProps) {
  const [remove] = adminApi.useRemoveSubCategoryMutation();
  const dependents = adminApi.useGetSubCategoryDependentsQuery({ _id }, whileOpen(open));
  return (
    <DeleteDialog
      open={open}
      kind="subCategory"
      name={name}
      {...dependentsOf(dependents)}
      productsHref={stockLink({ sub: _id })}
      onDelete={async () => {
        await remove({ _id }).unwrap();
        close();
      }}
      onCancel={close}
    />
  );
}
