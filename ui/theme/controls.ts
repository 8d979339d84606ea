import type { Components, Theme } from '@mui/material/styles';
import { dense } from './density.js';
import { focusRing } from './styles.js';
import { radius } from './tokens.js';

/** Theme of buttons, inputs and other controls. */
export const controls: Components<Theme> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: dense('medium'),
        borderRadius: radius.medium,
        paddingInline: theme.spacing(2.5),
        transition: theme.transitions.create(['background-color', 'border-color', 'color', 'transform'], {
          duration: theme.transitions.duration.shortest,
        }),
        '&:active': { transform: 'scale(0.985)' },
      }),
      sizeSmall: ({ theme }) => ({ minHeight: dense('small'), paddingInline: theme.spacing(1.5) }),
      sizeLarge: ({ theme }) => ({
        minHeight: dense('large'),
        paddingInline: theme.spacing(3),
        fontSize: '1rem',
      }),
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.outline }),
      text: ({ theme }) => ({ paddingInline: theme.spacing(1.5) }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: { minWidth: dense('medium'), minHeight: dense('medium'), borderRadius: radius.medium },
      sizeSmall: { minWidth: dense('small'), minHeight: dense('small') },
    },
  },
  MuiLink: {
    defaultProps: { underline: 'hover' },
    styleOverrides: {
      root: ({ theme }) => ({
        fontWeight: theme.typography.fontWeightMedium,
        textUnderlineOffset: '0.2em',
        '&:focus-visible': { ...focusRing(theme), borderRadius: 4 },
      }),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radius.medium,
        backgroundColor: theme.vars.palette.background.paper,
        '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.outline },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.text.secondary },
      }),
    },
  },
  MuiTextField: { defaultProps: { fullWidth: true } },
  MuiInputLabel: { styleOverrides: { root: ({ theme }) => ({ color: theme.vars.palette.text.secondary }) } },
  MuiFormHelperText: { styleOverrides: { root: { fontSize: '0.8125rem', marginInline: 4 } } },
  MuiChip: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radius.small,
        fontWeight: theme.typography.fontWeightMedium,
        height: 28,
      }),
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.divider }),
      filled: ({ theme }) => ({
        '&.MuiChip-colorDefault': { backgroundColor: theme.vars.palette.soft.primary },
      }),
    },
  },
  MuiToggleButton: { styleOverrides: { root: { minHeight: dense('medium'), borderRadius: radius.medium } } },
  MuiTab: { styleOverrides: { root: { minHeight: dense('medium') } } },
};
