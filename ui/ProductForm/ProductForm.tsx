import Box from '@mui/material/Box';
import type { Category } from '../../contract/category.js';
import type { Product } from '../../contract/product.js';
import type { SubCategory } from '../../contract/subcategory.js';
import { fill } from '../../contract/messages/fill.js';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.js';
import { FormFrame } from '../FormFrame/FormFrame.js';
import type { OnUpload } from '../form/onUpload.js';
import { ProductConflictDialog } from '../ProductConflictDialog/ProductConflictDialog.js';
import type { Look } from '../theme/colourMode.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { UnsavedBar } from '../UnsavedBar/UnsavedBar.js';
import type { ProductDraft } from './draft.js';
import { MoreFields } from './MoreFields.js';
import { ImageFields } from './ImageFields.js';
import { PlainFields } from './PlainFields.js';
import { Section } from './Section.js';
import type { ProductEdit, ProductValues } from './sent.js';
import { CategoryFields } from './CategoryFields.js';
import { differencesOf, joinedOf } from './shownValue.js';
import { useProductForm } from './useProductForm.js';

interface Surroundings {
  /** All categories of the shop: the product stands in one of them or more. */
  categories: readonly Category[];
  /** All sub categories of the shop; only those of the chosen categories are offered. */
  subCategories: readonly SubCategory[];
  /** Sends one picture to the shop and resolves with its path, such as `/media/a1b2.webp`; rejects with the API's refusal. */
  onUpload: OnUpload;
  /** Whether leaving now would lose something. */
  onDirtyChange?: (dirty: boolean) => void;
  /** What `onDraft` told last time, when it was not saved: the form begins with it. Read once; what is corrupt counts as none. */
  draft?: unknown;
  /** What stands in the form and is not saved, each time it changes; none once it is saved, discarded or typed back. */
  onDraft?: ((draft: ProductDraft | undefined) => void) | undefined;
}

interface Creating extends Surroundings {
  product?: undefined;
  gone?: undefined;
  onSaveAsNew?: undefined;
  /** Of a new product: gets its values, rejects with the API's refusal. Once it resolved, the form is empty again (S-100). */
  onSubmit: (values: ProductValues) => Promise<unknown>;
}

interface Updating extends Surroundings {
  /** The product to edit; without it the form is for a new one. */
  product: Product;
  /** Of a known product: gets what was changed, resolves with the product as saved, rejects with the API's refusal; `staleRevision` is settled by the form itself. */
  onSubmit: (edit: ProductEdit) => Promise<Product>;
  /** Somebody deleted the product meanwhile: what is typed can only be saved as a new product. */
  gone?: boolean;
  /** Sends what is typed as a new product. Rejects with the API's refusal. */
  onSaveAsNew?: (values: ProductValues) => Promise<unknown>;
}

export type ProductFormProps = Creating | Updating;

/** All there is to say of a product, new ("Upload Product") or known ("Update Product", S-079). */
export function ProductForm(props: ProductFormProps) {
  return <Fields key={props.product?._id ?? 'new'} {...props} />;
}

function Fields(props: ProductFormProps) {
  const { product, gone, categories, subCategories } = props;
  const { catalogue: words } = useAdminMessages();
  const { form, uploads, dirty, restored, pending, save, problem, discarding, conflict, resolve, back } =
    useProductForm(props);
  const { control } = form;
  return (
    <>
      <FormFrame onSubmit={save} label={product ? words.products.updateTitle : words.products.addTitle}>
        <Box sx={sections}>
          <Section title={words.form.about}>
            <PlainFields control={control} section="about" />
            <ImageFields control={control} uploads={uploads} />
          </Section>
          <Section title={words.form.selling}>
            <PlainFields control={control} section="selling" />
          </Section>
          <Section title={words.form.placement}>
            <CategoryFields control={control} categories={categories} subCategories={subCategories} />
          </Section>
          <Section title={words.form.more}>
            <MoreFields form={form} />
          </Section>
        </Box>
        <UnsavedBar
          dirty={dirty}
          restored={restored}
          pending={pending}
          problem={gone ? words.unsaved.gone : problem}
          submitLabel={gone ? words.unsaved.saveAsNew : product ? words.unsaved.save : words.submit}
          onDiscard={discarding.ask}
        />
      </FormFrame>
      <ConfirmDialog
        open={discarding.open}
        title={words.unsaved.discardTitle}
        text={fill(words.unsaved.discardText, { count: discarding.count })}
        confirmLabel={words.unsaved.discard}
        cancelLabel={words.unsaved.keep}
        onConfirm={discarding.confirm}
        onCancel={discarding.keep}
      />
      <ProductConflictDialog
        key={conflict?.newer.revision}
        open={conflict !== undefined}
        differences={conflict ? differencesOf(conflict, words) : []}
        joined={conflict ? joinedOf(conflict, words) : []}
        pending={pending}
        onSave={resolve}
        onBack={back}
      />
    </>
  );
}

/** One under the other; on a desk the long ones, first and last, beside the short ones. */
const sections: Look = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
  gridTemplateRows: { lg: 'auto auto 1fr' },
  '& > :nth-of-type(1)': { gridRow: { lg: '1 / span 2' } },
  '& > :nth-of-type(3)': { gridArea: { lg: '2 / 2 / span 2' } },
  '& > :nth-of-type(4)': { gridArea: { lg: '3 / 1' } },
};
