import { Component, type ErrorInfo, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What stands in for content that broke. */
  fallback: ReactNode;
  /** Another value tries the content again. */
  place: string;
  children: ReactNode;
}

interface Broken {
  brokenAt: string | undefined;
}

/** Keeps a screen that breaks from taking the rest of the page with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Broken> {
  override state: Broken = { brokenAt: undefined };

  static getDerivedStateFromProps({ place }: ErrorBoundaryProps, { brokenAt }: Broken): Broken | null {
    if (brokenAt === '') return { brokenAt: place };
    return brokenAt !== undefined && brokenAt !== place ? { brokenAt: undefined } : null;
  }

  /** The place is filled in at the next step: it is not known here. */
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
