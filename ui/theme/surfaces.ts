import type { Components, Theme } from '@mui/material/styles';
import { dense } from './density.js';
import { radius } from './tokens.js';

/** Theme of surfaces: thin borders around content, and one soft shadow under floating elements. */
export const surfaces: Components<Theme> = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: { backgroundImage: 'none' },
      rounded: { borderRadius: radius.large },
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.divider }),
    },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: radius.large } },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: radius.large,
        border: `1px solid ${theme.vars.palette.divider}`,
        boxShadow: theme.vars.shadows[8],
        [theme.breakpoints.down('sm')]: { margin: theme.spacing(2), width: '100%' },
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: ({ theme }) => ({ ...theme.typography.h4, padding: theme.spacing(2.5, 3, 1.5) }),
    },
  },
  MuiDialogActions: { styleOverrides: { root: ({ theme }) => ({ padding: theme.spacing(1.5, 3, 2.5) }) } },
  MuiDrawer: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: 0,
        boxShadow: theme.vars.shadows[8],
        backgroundColor: theme.vars.palette.background.default,
      }),
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgba(10, 22, 15, 0.5)' } },
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: radius.medium,
        border: `1px solid ${theme.vars.palette.divider}`,
        boxShadow: theme.vars.shadows[8],
      }),
    },
  },
  MuiMenuItem: { styleOverrides: { root: { minHeight: dense('medium') } } },
  MuiListItemButton: { styleOverrides: { root: { minHeight: dense('medium'), borderRadius: radius.small } } },
  MuiTooltip: {
    styleOverrides: {
      tooltip: ({ theme }) => ({
        backgroundColor: theme.vars.palette.text.primary,
        color: theme.vars.palette.background.default,
        fontSize: '0.8125rem',
        borderRadius: radius.small,
      }),
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: ({ theme }) => ({ borderRadius: radius.medium, color: theme.vars.palette.text.primary }),
    },
    variants: (['error', 'success', 'warning', 'info'] as const).map((severity) => ({
      props: { variant: 'standard', severity },
      style: ({ theme }) => ({ backgroundColor: theme.vars.palette.soft[washOf[severity]] }),
    })),
  },
  MuiSkeleton: {
    defaultProps: { animation: 'wave' },
    styleOverrides: { rounded: { borderRadius: radius.small } },
  },
};

const washOf = { error: 'error', success: 'primary', warning: 'secondary', info: 'info' } as const;
