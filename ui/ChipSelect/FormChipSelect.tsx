import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { errorText, listFault } from '../form/errorText.js';
import { ChipSelect, type ChipSelectProps } from './ChipSelect.js';

type Owned = 'value' | 'onChange' | 'onBlur' | 'error' | 'inputRef';

export interface FormChipSelectProps<V extends FieldValues, O> extends Omit<ChipSelectProps, Owned> {
  /** Of the form (react-hook-form). */
  control: Control<V, unknown, O>;
  /** A field that holds a list of choices. */
  name: FieldPath<V>;
}

/** Several of many, bound to a form. */
export function FormChipSelect<V extends FieldValues, O>(props: FormChipSelectProps<V, O>) {
  const { control, name, label, hint, ...select } = props;
  const { field, fieldState } = useController({ control, name });
  const { ref, value, onChange, onBlur } = field;
  return (
    <ChipSelect
      {...select}
      label={label}
      value={value}
      error={fieldState.invalid}
      hint={errorText(label, listFault(fieldState.error)) ?? hint}
      inputRef={ref}
      onChange={onChange}
      onBlur={onBlur}
    />
  );
}
