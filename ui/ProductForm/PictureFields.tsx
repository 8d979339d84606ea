import { useController, type Control } from 'react-hook-form';
import { errorText, listFault } from '../form/errorText.js';
import { ImageDrop } from '../ImageDrop/ImageDrop.js';
import type { useUploads } from '../ImageDrop/useUploads.js';
import { useAdminTexts } from '../theme/adminTexts.js';
import type { ProductFields } from './productFields.js';

export interface PictureFieldsProps {
  control: Control<ProductFields>;
  uploads: ReturnType<typeof useUploads>;
}

/** The product's pictures, bound to its form. */
export function PictureFields({ control, uploads }: PictureFieldsProps) {
  const { image: label } = useAdminTexts().catalogue;
  const { field, fieldState } = useController({ control, name: 'image' });
  return (
    <ImageDrop
      label={label}
      images={field.value}
      uploads={uploads.uploads}
      error={errorText(label, listFault(fieldState.error))}
      inputRef={field.ref}
      onChange={field.onChange}
      onAdd={uploads.add}
      onDismiss={uploads.dismiss}
    />
  );
}
