import MenuItem from '@mui/material/MenuItem';
import { oneOf, type Substitution, substitutions } from '../../contract/codes.js';
import { LabelledField } from '../FormTextField/LabelledField.js';
import { useMessages } from '../theme/messages.js';

export interface SubstitutionChoiceProps {
  /** What to do about a product that has run out. */
  value: Substitution;
  /** Called with the new choice. */
  onChange: (value: Substitution) => void;
}

/** Asks what to do about a product of the order that has run out. */
export function SubstitutionChoice({ value, onChange }: SubstitutionChoiceProps) {
  const { orderSummary: words } = useMessages().ui;
  const choose = (chosen: string) => {
    const substitution = oneOf(substitutions, chosen);
    if (substitution) onChange(substitution);
  };
  return (
    <LabelledField
      select
      label={words.substitution}
      value={value}
      onChange={({ target }) => choose(target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
    >
      {substitutions.map((option) => (
        <MenuItem key={option} value={option}>
          {words.substitutions[option]}
        </MenuItem>
      ))}
    </LabelledField>
  );
}
