import { styled } from '@mui/material/styles';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { ComponentType } from 'react';
import { dense } from '../theme/density.js';

/** Renders a text field with a fixed label above it. */
export const LabelledField: ComponentType<TextFieldProps> = styled(TextField)(({ theme }) => ({
  '& .MuiInputLabel-root': {
    ...theme.typography.subtitle2,
    position: 'static',
    maxWidth: 'none',
    transform: 'none',
    whiteSpace: 'normal',
    marginBottom: theme.spacing(0.75),
    color: theme.vars.palette.text.primary,
  },
  '& .MuiOutlinedInput-root:not(.MuiInputBase-multiline) .MuiOutlinedInput-input': {
    paddingBlock: dense('field'),
  },
  '& .MuiInputBase-multiline': { paddingBlock: dense('field') },
  '& .MuiAutocomplete-inputRoot.MuiOutlinedInput-root:not(.MuiInputBase-multiline)': { paddingBlock: 0 }, // padded like other inputs
  '& .MuiInputBase-input::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
  '& .MuiOutlinedInput-root:has(input:read-only)': {
    backgroundColor: theme.vars.palette.background.default,
    color: theme.vars.palette.text.secondary,
  },
  '& .MuiFormHelperText-root': { marginInline: 0 },
  '& .MuiOutlinedInput-notchedOutline': { top: 0 },
  '& .MuiOutlinedInput-notchedOutline legend': { display: 'none' },
}));
