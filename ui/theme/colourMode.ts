import type { SxProps, Theme } from '@mui/material/styles';

/** Styles with the theme's names, to be shared by components. */
export type Look = Exclude<
  SxProps<Theme>,
  readonly unknown[] | ((theme: Theme) => unknown) | null | undefined
>;
