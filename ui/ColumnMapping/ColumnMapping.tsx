import Box, { type BoxProps } from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { LabelledField } from '../FormTextField/LabelledField.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { menuPlace } from '../theme/menuPlace.js';
import { withSx } from '../theme/styles.js';

export interface MappedField {
  key: string;
  label: string;
  /** Whether the import needs this field. */
  required?: boolean | undefined;
}

export interface ColumnMappingProps extends Omit<BoxProps, 'children' | 'onChange'> {
  /** Fields of the import that columns can be assigned to, in display order. */
  fields: readonly MappedField[];
  /** Columns of the file, in file order. Columns without a name cannot be chosen. */
  columns: readonly string[];
  /** Maps the key of each assigned field to the name of its column in the file. */
  mapping: Readonly<Record<string, string>>;
  /** Called with the whole mapping after a change. */
  onChange: (mapping: Record<string, string>) => void;
}

/** Assigns the columns of a file to the fields of an import. */
export function ColumnMapping({ fields, columns, mapping, onChange, sx, ...root }: ColumnMappingProps) {
  const { importing } = useAdminMessages();
  const choices = [...new Set(columns)].filter(Boolean);
  const choose = (key: string, column: string) => {
    const { [key]: _, ...others } = mapping;
    onChange(column ? { ...others, [key]: column } : others);
  };
  return (
    <Box sx={withSx(sx, gridStyles)} {...root}>
      {fields.map(({ key, label, required = false }) => (
        <LabelledField
          key={key}
          select
          label={label}
          value={mapping[key] ?? ''}
          error={required && !mapping[key]}
          helperText={required && !mapping[key] ? importing.needed : ' '}
          onChange={({ target }) => choose(key, target.value)}
          slotProps={{
            select: { displayEmpty: true, MenuProps: { slotProps: { root: menuPlace(label) } } },
            inputLabel: { shrink: true },
          }}
        >
          <MenuItem value="">{importing.notThere}</MenuItem>
          {choices.map((column) => (
            <MenuItem key={column} value={column}>
              {column}
            </MenuItem>
          ))}
        </LabelledField>
      ))}
    </Box>
  );
}

const gridStyles = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
} as const;
