import Box from '@mui/material/Box';
import { useController, type Control, useWatch } from 'react-hook-form';
import type { Category } from '../../contract/category.js';
import type { EditedProduct } from '../../contract/product.js';
import type { SubCategory } from '../../contract/subcategory.js';
import { fill } from '../../contract/messages/fill.js';
import { DiscardDialog } from '../form/DiscardDialog.js';
import { errorText, listError } from '../form/errorText.js';
import { FormFrame } from '../FormFrame/FormFrame.js';
import type { OnUpload } from '../form/UploadBar.js';
import { ImageDrop } from '../ImageDrop/ImageDrop.js';
import type { useUploads } from '../ImageDrop/useUploads.js';
import { FormMultiSelect } from '../MultiSelect/MultiSelect.js';
import { ProductConflictDialog } from '../ProductConflictDialog/ProductConflictDialog.js';
import type { Styles } from '../theme/styles.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { columnsOnDesk } from '../theme/DeskColumns.js';
import { UnsavedBar } from '../UnsavedBar/UnsavedBar.js';
import { foreignSubCategoriesOf, offered } from './foreignSubCategoriesOf.js';
import { MoreFields } from './MoreFields.js';
import type { ProductFields, ProductDraft, ProductUpdate, ProductValues } from './productFields.js';
import { Section } from './Section.js';
import { differencesOf, joinedOf } from './shownValue.js';
import { TranslationFields } from './TranslationFields.js';
import { useProductForm } from './useProductForm.js';
import InputAdornment from '@mui/material/InputAdornment';
import { discountedPrice, formatMoney, toPaise } from '../../contract/money.js';
import { type PlainField, plainFields } from '../../contract/productFields.js';
import { FormTextField } from '../FormTextField/FormTextField.js';
import { tabularNumbers } from '../theme/typography.js';

interface SharedProps {
  /** All categories of the shop. A product needs at least one. */
  categories: readonly Category[];
  /** All subcategories of the shop. Only those of the chosen categories are offered. */
  subCategories: readonly SubCategory[];
  /** Uploads an image and resolves with its path, such as `/media/a1b2.webp`. Rejects with the API's error. */
  onUpload: OnUpload;
  /** The codes of the other languages whose fields the form has from the beginning; the default is Hindi. */
  languages?: readonly string[] | undefined;
  /** Called with true once there are unsaved changes, and with false once there are none. */
  onDirtyChange?: (dirty: boolean) => void;
  /**
   * The last draft from `onDraft` if it was not saved. The form starts with it. It is read once, and a
   * corrupt draft is ignored.
   */
  draft?: unknown;
  /**
   * Called with the unsaved values at each change. Called with undefined once they are saved, discarded, or
   * equal to the saved values again.
   */
  onDraft?: ((draft: ProductDraft | undefined) => void) | undefined;
}

interface Creating extends SharedProps {
  product?: undefined;
  gone?: undefined;
  onSaveAsNew?: undefined;
  /** Creates the product. Rejects with the API's error. The form is emptied once it resolves (S-100). */
  onSubmit: (values: ProductValues) => Promise<unknown>;
}

interface Updating extends SharedProps {
  /** The product to edit. Without it the form creates a product. */
  product: EditedProduct;
  /**
   * Saves the edit and resolves with the saved product. Optional fields and the stock are passed only if they
   * changed. Rejects with the API's error; the form itself handles an edit conflict (`staleRevision`).
   */
  onSubmit: (edit: ProductUpdate) => Promise<EditedProduct>;
  /** Whether the product was deleted meanwhile. The values can then only be saved as a new product. */
  gone?: boolean;
  /** Creates a new product from the values. Rejects with the API's error. */
  onSaveAsNew?: (values: ProductValues) => Promise<unknown>;
}

export type ProductFormProps = Creating | Updating;

/** Creates a product ("Upload Product") or edits one ("Update Product"). */
export function ProductForm(props: ProductFormProps) {
  return <Fields key={props.product?._id ?? 'new'} {...props} />;
}

function Fields(props: ProductFormProps) {
  const { product, gone, categories, subCategories, languages } = props;
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
          <TranslationFields control={control} languages={languages} />
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
      <DiscardDialog discarding={discarding} />
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

/**
 * Layout of the form's sections: one column, on a desktop two. The first and last section, which are long,
 * stand in the wider left column, the short ones in the right. The other languages follow in the left one.
 */
const sections: Styles = {
  ...columnsOnDesk(3, 2),
  gridTemplateRows: { lg: 'auto auto 1fr' },
  '& > div:nth-of-type(1)': { gridRow: { lg: '1 / span 2' } },
  '& > div:nth-of-type(3)': { gridArea: { lg: '2 / 2 / span 2' } },
  '& > div:nth-of-type(4)': { gridArea: { lg: '3 / 1' } },
  '& > details': { gridArea: { lg: '4 / 1' } },
};

interface ImageFieldsProps {
  control: Control<ProductFields>;
  uploads: ReturnType<typeof useUploads>;
}

/** Renders the field of the product form that uploads, sorts and removes images. */
function ImageFields({ control, uploads }: ImageFieldsProps) {
  const { image: label } = useAdminMessages().catalogue;
  const { field, fieldState } = useController({ control, name: 'image' });
  return (
    <ImageDrop
      label={label}
      images={field.value}
      uploads={uploads.uploads}
      error={errorText(label, listError(fieldState.error))}
      inputRef={field.ref}
      onChange={field.onChange}
      onAdd={uploads.add}
      onDismiss={uploads.dismiss}
    />
  );
}

interface CategoryFieldsProps {
  control: Control<ProductFields>;
  categories: readonly Category[];
  subCategories: readonly SubCategory[];
}

/** Selects categories and subcategories. Only subcategories of the chosen categories are offered. */
function CategoryFields({ control, categories, subCategories }: CategoryFieldsProps) {
  const { category, subCategory, form } = useAdminMessages().catalogue;
  const [chosen, under] = useWatch({ control, name: ['category', 'subCategory'] });
  const foreign = foreignSubCategoriesOf(under, chosen, subCategories);
  const names = foreign.map(({ name }) => name).join(', ');
  const hint = chosen.length > 0 ? form.subCategoryHint : form.categoryFirst;
  return (
    <>
      <FormMultiSelect control={control} name="category" label={category} options={categories} />
      <FormMultiSelect
        control={control}
        name="subCategory"
        label={subCategory}
        options={offered(subCategories, chosen)}
        foreign={foreign.map(({ _id }) => _id)}
        hint={foreign.length > 0 ? fill(form.foreign, { names }) : hint}
      />
    </>
  );
}

interface PlainFieldsProps {
  control: Control<ProductFields>;
  section: PlainField['section'];
}

const modes = { count: 'numeric', rupees: 'decimal', percent: 'decimal' } as const;
const marks = {
  count: {},
  rupees: { startAdornment: <InputAdornment position="start">₹</InputAdornment> },
  percent: { endAdornment: <InputAdornment position="end">%</InputAdornment> },
};

const lookOf = (field: PlainField) => {
  if ('rows' in field) return { multiline: true, minRows: field.rows };
  if (field.kind === 'text') return {};
  const htmlInput = { inputMode: modes[field.kind], style: tabularNumbers };
  return { slotProps: { htmlInput, input: marks[field.kind] } };
};

/** Returns the price after the discount, or undefined if the price or the discount is not a valid number. */
const useSellingPrice = (control: Control<ProductFields>): string | undefined => {
  const { sellsAt } = useAdminMessages().catalogue.form;
  const [price, discount] = useWatch({ control, name: ['price', 'discount'] });
  const [rupees, percent] = [Number(price), Number(discount)];
  if (!price || !discount || !(rupees >= 0) || !(percent >= 0 && percent <= 100)) return undefined;
  return fill(sellsAt, { price: formatMoney(discountedPrice(toPaise(rupees), percent)) });
};

/** Renders the text and number fields of a section; short fields stand side by side. */
function PlainFields({ control, section }: PlainFieldsProps) {
  const { fields: labels, hints } = useAdminMessages().catalogue.form;
  const sellingPrice = useSellingPrice(control);
  const shown = plainFields.filter((field) => field.section === section);
  const hintOf = { ...hints, discount: sellingPrice } as Partial<Record<string, string>>;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        columnGap: 1.5,
        alignItems: 'start',
        gridTemplateColumns: `repeat(${section === 'selling' ? 2 : 1}, minmax(0, 1fr))`,
      }}
    >
      {shown.map((field) => (
        <FormTextField
          key={field.name}
          control={control}
          name={field.name}
          label={labels[field.name]}
          hint={hintOf[field.name] ?? ''}
          autoComplete="off"
          {...lookOf(field)}
        />
      ))}
    </Box>
  );
}
