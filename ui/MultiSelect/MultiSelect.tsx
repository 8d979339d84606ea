import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import { useForkRef } from '@mui/material/utils';
import { useId, useRef, useState, type Ref } from 'react';
import { fill } from '../../contract/messages/fill.js';
import { LabelledField } from '../FormTextField/LabelledField.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { Chips } from './Chips.js';
import { byAnyWord } from './byAnyWord.js';
import { OptionRow } from './OptionRow.js';

/** Something to choose: an id and what it is called. */
export interface Choice {
  _id: string;
  name: string;
}

export interface MultiSelectProps {
  /** Stands above the field and names it. */
  label: string;
  /** All there are, chosen ones too. */
  options: readonly Choice[];
  /** What is chosen, in the order chosen; need not be among the options any more. */
  value: readonly Choice[];
  /** With all that are chosen now, in the order chosen. */
  onChange: (value: Choice[]) => void;
  /** The field lost the focus. */
  onBlur?: () => void;
  /** Shown beneath; the fault where there is one. */
  hint?: string | undefined;
  /** Whether `hint` says what is wrong. */
  error?: boolean;
  /** Nothing can be chosen or taken back. */
  disabled?: boolean;
  /** Ids of chosen ones that are wrong; their chips show it. */
  foreign?: readonly string[];
  /** The text field, to focus at a fault. */
  inputRef?: Ref<HTMLInputElement>;
}

const same = (a: Choice, b: Choice) => a._id === b._id;

/** Several of many: shows them on focus, finds them by any word; each chosen one is a chip with its own cross (S-121). */
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
    onChange(next.map(({ _id, name }) => ({ _id, name }))); // an option may carry more
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
