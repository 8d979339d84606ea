import { breakpoints, screens } from '../ui/theme/screens.js';

const viewport = (name: string, width: number, height: number, type: 'mobile' | 'tablet' | 'desktop') => ({
  name,
  styles: { width: `${String(width)}px`, height: `${String(height)}px` },
  type,
});
const typeOf = (width: number) =>
  width < breakpoints.md ? 'mobile' : width < breakpoints.lg ? 'tablet' : 'desktop';

const ofScreens = Object.entries(screens).map(([key, { name, width, height }]) => [
  key,
  viewport(name, width, height, typeOf(width)),
]);

/**
 * One screen for each breakpoint, exactly as wide as the breakpoint: the narrowest width of the next layout.
 */
const ofBreakpoints = Object.entries(breakpoints)
  .filter(([, width]) => width > 0)
  .map(([key, width]) => [key, viewport(`From ${key}, ${String(width)} px`, width, 900, typeOf(width))]);

/** Every screen of the design language, and each width at which a layout changes. */
export const viewports = Object.fromEntries([...ofScreens, ...ofBreakpoints]);
