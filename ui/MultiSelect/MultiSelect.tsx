import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import { useForkRef } from '@mui/material/utils';
import { useId, useRef, useState, type Ref, type HTMLAttributes } from 'react';
import Box from '@mui/material/Box';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { fill } from '../../contract/messages/fill.js';
import { errorText, listError } from '../form/errorText.js';
import { LabelledField } from '../FormTextField/LabelledField.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { CheckIcon } from '../icons/shopIcons.js';
import { Chips } from './Chips.js';

interface OptionRowProps extends HTMLAttributes<HTMLLIElement> {
  name: string;
  selected: boolean;
}

/** Renders an option of the list, with a tick if it is chosen. */
function OptionRow({ name, selected, ...row }: OptionRowProps) {
  return (
    <Box component="li" {...row} sx={{ gap: 1, overflowWrap: 'anywhere' }}>
      <CheckIcon fontSize="small" color="primary" sx={{ flexShrink: 0, opacity: selected ? 1 : 0 }} />
      {name}
    </Box>
  );
}

export interface Choice {
  _id: string;
  name: string;
}

export interface MultiSelectProps {
  /** Label above the field. */
  label: string;
  /** All options, including the chosen options. */
  options: readonly Choice[];
  /** Chosen options in the order of choosing. They may be missing from `options`. */
  value: readonly Choice[];
  /** Called with all chosen options in the order of choosing. */
  onChange: (value: Choice[]) => void;
  /** Called when the field loses the focus. */
  onBlur?: () => void;
  /** Help text or error message below the field. */
  hint?: string | undefined;
  /** Whether `hint` is an error message. */
  error?: boolean;
  /** Disables choosing and removing. */
  disabled?: boolean;
  /** Ids of chosen options that are not valid. Their chips are marked with a warning. */
  foreign?: readonly string[];
  /** Ref to the text field, to focus it on an error. */
  inputRef?: Ref<HTMLInputElement>;
}

const same = (a: Choice, b: Choice) => a._id === b._id;

/**
 * Renders a multi-select. The list of options opens on focus and can be searched by any word. Each chosen
 * option is a chip with a button that removes it.
 */
export function MultiSelect(props: MultiSelectProps) {
  const { label, options, value, onChange, onBlur, hint, error = false, disabled = false } = props;
  const { chips: words } = useAdminMessages().catalogue;
  const [said, setSaid] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const inputRef = useForkRef(field, props.inputRef);
  const id = useId();
  const change = (next: Choice[]) => {
    const added = next.find((choice) => !value.some((known) => same(known, choice)));
    const removed = value.find((known) => !next.some((choice) => same(known, choice)));
    if (added) setSaid(fill(words.added, { name: added.name }));
    else if (removed) setSaid(fill(words.removed, { name: removed.name }));
    onChange(next.map(({ _id, name }) => ({ _id, name }))); // an option may have more fields
  };
  return (
    <Stack spacing={1}>
      <Autocomplete
        id={id}
        multiple
        openOnFocus
        disableClearable
        disableCloseOnSelect
        disabled={disabled}
        options={options}
        value={[...value]}
        getOptionKey={(choice) => choice._id}
        getOptionLabel={(choice) => choice.name}
        isOptionEqualToValue={same}
        filterOptions={byAnyWord}
        noOptionsText={options.length > 0 ? words.none : words.noOptions}
        openText={words.open}
        closeText={words.close}
        slotProps={{ paper: { sx: { mt: 0.5, border: 1, borderColor: 'divider', boxShadow: 8 } } }}
        renderValue={() => null}
        renderOption={({ key, ...row }, choice, { selected }) => (
          <OptionRow key={key} {...row} name={choice.name} selected={selected} />
        )}
        renderInput={({ slotProps, ...input }) => (
          <LabelledField
            {...input}
            label={label}
            placeholder={words.find}
            error={error}
            helperText={hint}
            inputRef={inputRef}
            slotProps={{ ...slotProps, inputLabel: { ...slotProps.inputLabel, shrink: true } }}
          />
        )}
        onChange={(_event, next) => change(next)}
        onBlur={onBlur}
      />
      <Chips
        label={fill(words.chosen, { label })}
        value={value}
        foreign={props.foreign}
        disabled={disabled}
        onRemove={(gone) => change(value.filter((choice) => !same(choice, gone)))}
        onLast={() => field.current?.focus()}
      />
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </Stack>
  );
}

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** Returns the options whose names contain every typed word in any order. Accents and case are ignored. */
const byAnyWord = (options: Choice[], { inputValue }: { inputValue: string }): Choice[] => {
  const words = plain(inputValue).split(/\s+/).filter(Boolean);
  return options.filter(({ name }) => {
    const searched = plain(name);
    return words.every((word) => searched.includes(word));
  });
};

type Owned = 'value' | 'onChange' | 'onBlur' | 'error' | 'inputRef';

export interface FormMultiSelectProps<V extends FieldValues, O> extends Omit<MultiSelectProps, Owned> {
  /** The form's `control` (react-hook-form). */
  control: Control<V, unknown, O>;
  /** Path of the form field that holds the list of chosen options. */
  name: FieldPath<V>;
}

/** Renders a multi-select bound to a form. */
export function FormMultiSelect<V extends FieldValues, O>(props: FormMultiSelectProps<V, O>) {
  const { control, name, label, hint, ...select } = props;
  const { field, fieldState } = useController({ control, name });
  const { ref, value, onChange, onBlur } = field;
  return (
    <MultiSelect
      {...select}
      label={label}
      value={value}
      error={fieldState.invalid}
      hint={errorText(label, listError(fieldState.error)) ?? hint}
      inputRef={ref}
      onChange={onChange}
      onBlur={onBlur}
    />
  );
}
