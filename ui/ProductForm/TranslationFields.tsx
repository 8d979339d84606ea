import { useController, type Control, useFormState, useWatch } from 'react-hook-form';
import { shopLanguages } from '../../contract/languages.js';
import { errorText } from '../form/errorText.js';
import { OtherLanguages } from '../OtherLanguages/OtherLanguages.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import type { ProductFields } from './productFields.js';

export interface TranslationFieldsProps {
  control: Control<ProductFields>;
  languages: readonly string[] | undefined;
}

/** Edits the texts of a product in other languages. */
export function TranslationFields({ control, languages = shopLanguages }: TranslationFieldsProps) {
  const { title } = useAdminMessages().catalogue.otherLanguages;
  const { field, fieldState } = useController({ control, name: 'translations' });
  const { defaultValues } = useFormState({ control });
  const [name, details] = useWatch({ control, name: ['name', 'more_details'] });
  return (
    <OtherLanguages
      value={field.value}
      onChange={field.onChange}
      languages={languages}
      name={name}
      saved={defaultValues}
      described
      details={details.map((detail) => detail.name)}
      problem={errorText(title, fieldState.error)}
      inputRef={field.ref}
    />
  );
}
