import { Component, type ErrorInfo, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Rendered instead of the children after a render error. */
  fallback: ReactNode;
  /** The path of the screen. When it changes after an error, the boundary tries to render its children again. */
  place: string;
  children: ReactNode;
}

interface Broken {
  brokenAt: string | undefined;
}

/** Catches a render error of a screen, so that the page around the screen stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Broken> {
  override state: Broken = { brokenAt: undefined };

  static getDerivedStateFromProps({ place }: ErrorBoundaryProps, { brokenAt }: Broken): Broken | null {
    if (brokenAt === '') return { brokenAt: place };
    return brokenAt !== undefined && brokenAt !== place ? { brokenAt: undefined } : null;
  }

  /**
   * Marks the boundary as broken with an empty path, because the props are not available in this method.
   * `getDerivedStateFromProps` runs next and fills in `place`.
   */
  static getDerivedStateFromError(): Broken {
    return { brokenAt: '' };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error(error, componentStack);
  }

  override render() {
    return this.state.brokenAt === undefined ? this.props.children : this.props.fallback;
  }
}
