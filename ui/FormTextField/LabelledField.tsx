import { styled } from '@mui/material/styles';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { ComponentType } from 'react';
import { dense } from '../theme/density.js';

/** A text field with its label above it, where it never moves. */
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
  '& .MuiAutocomplete-inputRoot.MuiOutlinedInput-root:not(.MuiInputBase-multiline)': { paddingBlock: 0 }, // its input is padded like any other
  '& .MuiInputBase-input::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
  '& .MuiOutlinedInput-root:has(input:read-only)': {
    backgroundColor: theme.vars.palette.background.default,
    color: theme.vars.palette.text.secondary,
  },
  '& .MuiFormHelperText-root': { marginInline: 0 },
  '& .MuiOutlinedInput-notchedOutline': { top: 0 },
  '& .MuiOutlinedInput-notchedOutline legend': { display: 'none' },
}));
