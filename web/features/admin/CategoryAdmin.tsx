import Button from '@mui/material/Button';
import { lazy, Suspense } from 'react';
import type { Category } from '../../../contract/category.js';
import { routes } from '../../../contract/links.js';
import type { CategoryOrSub } from '../../../ui/CategoryDialog/CategoryDialog.js';
import { DeleteDialog } from '../../../ui/DeleteDialog/DeleteDialog.js';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.js';
import { EntryCard } from '../../../ui/EntryCard/EntryCard.js';
import { EntryGrid } from '../../../ui/EntryGrid/EntryGrid.js';
import { ErrorState } from '../../../ui/ErrorState/ErrorState.js';
import { PlusIcon } from '../../../ui/icons/shopIcons.js';
import { SubCategoryTable } from '../../../ui/SubCategoryTable/SubCategoryTable.js';
import { useAdminMessages } from '../../../ui/theme/adminMessages.js';
import { adminApi, type CategoryKind } from './adminApi.js';
import { AdminFrame } from './AdminFrame.js';
import { stockLink } from './stock/stockValues.js';
import { type DialogEditing, useDialogEditing } from './useDialogEditing.js';
import { useImageUpload } from './useImageUpload.js';
import { useStoredCatalogue } from './useStoredCatalogue.js';
import { dependentsOf, whileOpen } from './dependentsOf.js';

const CategoryDialog = lazy(() =>
  import('../../../ui/CategoryDialog/CategoryDialog.js').then((file) => ({ default: file.CategoryDialog })),
);

interface CategoryAdminProps {
  /** Whether the screen edits the categories or the subcategories. */
  kind: CategoryKind;
}

/** Renders the categories as cards, or the subcategories in a table, with add, edit and delete. */
export function CategoryAdmin({ kind }: CategoryAdminProps) {
  const { categories, subCategories, languages, failed, retrying, retry } = useStoredCatalogue();
  const { catalogue, screens } = useAdminMessages();
  const editing = useDialogEditing<CategoryOrSub>();
  const deleting = useDialogEditing<CategoryOrSub>();
  const isSub = kind === 'subCategory';
  const words = isSub ? catalogue.subCategories : catalogue.categories;
  const list = isSub ? subCategories : categories;
  const events = { onEdit: editing.start, onDelete: deleting.start };
  const shown = isSub ? (
    <SubCategoryTable subCategories={subCategories ?? []} loading={!subCategories} {...events} />
  ) : (
    <EntryGrid label={categories ? words.list : words.loading} loading={!categories}>
      {categories?.map((category) => (
        <EntryCard
          key={category._id}
          name={category.name}
          src={category.image}
          onEdit={() => editing.start(category)}
          onDelete={() => deleting.start(category)}
        />
      ))}
    </EntryGrid>
  );
  const none = (
    <EmptyState
      title={words.empty}
      text={words.emptyHint}
      buttonProps={{ startIcon: <PlusIcon />, onClick: () => editing.start(), children: words.add }}
    />
  );
  return (
    <AdminFrame
      heading={screens[kind]}
      actions={
        <Button variant="contained" onClick={() => editing.start()}>
          {words.add}
        </Button>
      }
    >
      {failed ? <ErrorState onRetry={retry} retrying={retrying} /> : list?.length === 0 ? none : shown}
      {editing.wanted && (
        <Editor
          kind={kind}
          editing={editing}
          languages={languages}
          parents={isSub ? (categories ?? []) : undefined}
        />
      )}
      {deleting.thing && <Deletion kind={kind} deleting={deleting} category={deleting.thing} />}
    </AdminFrame>
  );
}

interface EditorProps {
  kind: CategoryKind;
  editing: DialogEditing<CategoryOrSub>;
  languages: readonly string[];
  parents: readonly Category[] | undefined;
}

function Editor({ kind, editing: { open, thing, round, close }, languages, parents }: EditorProps) {
  const [save] = adminApi.useSaveCategoryMutation();
  const upload = useImageUpload();
  return (
    <Suspense>
      <CategoryDialog
        key={round}
        open={open}
        category={thing}
        parents={parents}
        languages={languages}
        onUpload={upload}
        onSubmit={async (values) => {
          await save({ kind, _id: thing?._id, values }).unwrap();
          close();
        }}
        onClose={close}
      />
    </Suspense>
  );
}

interface DeletionProps {
  kind: CategoryKind;
  deleting: DialogEditing<CategoryOrSub>;
  category: CategoryOrSub;
}

function Deletion({ kind, deleting: { open, close }, category: { _id, name } }: DeletionProps) {
  const [remove] = adminApi.useRemoveCategoryMutation();
  const dependents = adminApi.useGetCategoryDependentsQuery({ kind, _id }, whileOpen(open));
  const isSub = kind === 'subCategory';
  return (
    <DeleteDialog
      open={open}
      kind={kind}
      name={name}
      {...dependentsOf(dependents)}
      productsHref={stockLink(isSub ? { sub: _id } : { category: _id })}
      subCategoriesHref={isSub ? undefined : routes.subCategoryAdmin}
      onDelete={async () => {
        await remove({ kind, _id }).unwrap();
        close();
      }}
      onCancel={close}
    />
  );
}
