import { useController, type Control } from 'react-hook-form';
import { errorText, listError } from '../form/errorText.js';
import { ImageDrop } from '../ImageDrop/ImageDrop.js';
import type { useUploads } from '../ImageDrop/useUploads.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import type { ProductFields } from './productFields.js';

export interface ImageFieldsProps {
  control: Control<ProductFields>;
  uploads: ReturnType<typeof useUploads>;
}

/** Renders the field of the product form that uploads, sorts and removes images. */
export function ImageFields({ control, uploads }: ImageFieldsProps) {
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
