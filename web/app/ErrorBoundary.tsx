import { Component, type ErrorInfo, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Shown instead of the broken content. */
  fallback: ReactNode;
  /** A new value tries to render the content again. */
  place: string;
  children: ReactNode;
}

interface Broken {
  brokenAt: string | undefined;
}

/** Catches a render error of a screen, so that the rest of the page stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Broken> {
  override state: Broken = { brokenAt: undefined };

  static getDerivedStateFromProps({ place }: ErrorBoundaryProps, { brokenAt }: Broken): Broken | null {
    if (brokenAt === '') return { brokenAt: place };
    return brokenAt !== undefined && brokenAt !== place ? { brokenAt: undefined } : null;
  }

  /** `place` is unknown here, so the next step fills it in. */
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
