import Container, { type ContainerProps } from '@mui/material/Container';
import type { ElementType, ReactNode } from 'react';

export interface PageShellProps extends Omit<ContainerProps, 'maxWidth'> {
  /** The element to render: `main` by default. Pass another one where the page already has a `main`. */
  component?: ElementType;
  /** Content of the page without header and footer. */
  children?: ReactNode;
}

/** Keeps the content off the screen's edges and limits its width. */
export function PageShell({ component = 'main', ...root }: PageShellProps) {
  return <Container component={component} maxWidth="xl" {...root} />;
}
