import Container, { type ContainerProps } from '@mui/material/Container';
import type { ElementType, ReactNode } from 'react';

export interface PageShellProps extends Omit<ContainerProps, 'maxWidth'> {
  /** What it is drawn as: the page's `main`, or another element where that stands already. */
  component?: ElementType;
  /** How wide it may get: the page, or a column of reading and forms. */
  width?: 'page' | 'column';
  /** What the page says, without its header and footer. */
  children?: ReactNode;
}

/** Keeps what is inside off the edges, and never wider than one can take in. */
export function PageShell({ component = 'main', width = 'page', ...root }: PageShellProps) {
  return <Container component={component} maxWidth={width === 'page' ? 'xl' : 'md'} {...root} />;
}
