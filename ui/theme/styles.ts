import type { SxProps, Theme } from '@mui/material/styles';

/** Styles in the theme's terms that components can share. */
export type Styles = Exclude<
  SxProps<Theme>,
  readonly unknown[] | ((theme: Theme) => unknown) | null | undefined
>;
