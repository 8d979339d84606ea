import type { SxProps, Theme } from '@mui/material/styles';

/** Type of a constant with styles for the `sx` prop, which several components can use. */
export type Styles = Exclude<
  SxProps<Theme>,
  readonly unknown[] | ((theme: Theme) => unknown) | null | undefined
>;
