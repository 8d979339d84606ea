import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, type Ref, useEffect } from 'react';
import { useAdminMessages } from '../theme/adminMessages.js';
import { ShellHeader, type Breadcrumb, type ShellItem } from './ShellHeader.js';
import { frameStyles } from './shellStyles.js';

export interface AdminShellProps {
  /** Screens of the dashboard, in menu order. */
  items: readonly ShellItem[];
  /** Path of the current page; its menu item is marked. */
  path: string;
  /** Heading of the page, its only `h1`. */
  heading: string;
  /** Breadcrumbs from the top level down, without the current page. */
  breadcrumbs?: readonly Breadcrumb[] | undefined;
  /** Buttons or a badge beside the heading. */
  actions?: ReactNode;
  /** Account of the logged-in admin, with Log Out. */
  account?: ReactNode;
  /** Called to open the `CommandPalette`. Without it there is no search button. */
  onSearch?: (() => void) | undefined;
  /** Ref to the page's `main`, which takes the focus when the screen changes. */
  mainRef?: Ref<HTMLElement> | undefined;
  /** Content of the screen, below the heading. */
  children: ReactNode;
}

/** Renders the frame of the dashboard: navigation, heading, breadcrumbs and page actions. */
export function AdminShell(props: AdminShellProps) {
  const { items, path, heading, breadcrumbs = [], actions, account, onSearch, children } = props;
  useRetainedFocus();
  return (
    <Box sx={frameStyles}>
      <ShellHeader items={items} path={path} account={account} onSearch={onSearch} />
      <Box
        component="main"
        id="main"
        ref={props.mainRef}
        tabIndex={-1}
        sx={{ '&:focus-visible': { outline: 'none' }, minWidth: 0, p: { xs: 2, md: 3, xl: 4 } }}
      >
        <Trail crumbs={breadcrumbs} />
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: { xs: 2, md: 3 } }}>
          <Typography
            variant="h2"
            component="h1"
            sx={{ flex: '1 1 auto', overflowWrap: 'anywhere', minWidth: 0 }}
          >
            {heading}
          </Typography>
          {actions}
        </Stack>
        {children}
      </Box>
    </Box>
  );
}

function Trail({ crumbs }: { crumbs: readonly Breadcrumb[] }) {
  const { shell } = useAdminMessages();
  if (crumbs.length === 0) return null;
  return (
    <Breadcrumbs aria-label={shell.breadcrumbs} sx={{ mb: 0.5, typography: 'body2' }}>
      {crumbs.map(({ href, label }) => (
        <Link key={href} href={href} sx={{ display: 'inline-block', py: 0.5, overflowWrap: 'anywhere' }}>
          {label}
        </Link>
      ))}
    </Breadcrumbs>
  );
}

const focusable = 'a[href], button, input, select, textarea, [tabindex]';

const focusablesIn = (place: Element): HTMLElement[] =>
  [...place.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => !element.matches(':disabled, [inert], [inert] *'),
  );

/** Remembers where an element was: its index among the focusable elements of each ancestor, nearest first. */
interface FocusPlace {
  element: HTMLElement;
  /** Id in the `aria-controls` of the nearest ancestor that has this attribute. */
  controls: string | undefined;
  places: { place: HTMLElement; position: number }[];
}

const placeOf = (element: HTMLElement, main: HTMLElement): FocusPlace => {
  const places: FocusPlace['places'] = [];
  for (let place = element.parentElement; place && main.contains(place); place = place.parentElement)
    places.push({ place, position: focusablesIn(place).indexOf(element) });
  const bar = element.parentElement?.closest('[aria-controls]');
  return { element, controls: bar?.getAttribute('aria-controls') ?? undefined, places };
};

/**
 * Returns the next element to focus: the first inside the controlled element, else the element now at the
 * same index in the nearest ancestor that is still in the document.
 */
const successorOf = ({ controls, places }: FocusPlace): HTMLElement | undefined => {
  const controlled = document.getElementById(controls ?? '');
  const [first] = controlled ? focusablesIn(controlled) : [];
  if (first) return first;
  for (const { place, position } of places) {
    const candidates = place.isConnected ? focusablesIn(place) : [];
    const successor = candidates[position] ?? candidates.at(-1);
    if (successor) return successor;
  }
  return undefined;
};

/**
 * Keeps the focus inside `main`: if the focused control is removed or disabled, the control that takes its
 * place gets the focus.
 */
const useRetainedFocus = (): void => {
  useEffect(() => {
    let remembered: FocusPlace | undefined;
    let frame = 0;
    const remember = ({ target }: FocusEvent) => {
      const main = target instanceof HTMLElement ? target.closest('main') : null;
      if (main && target !== main) remembered = placeOf(target as HTMLElement, main);
    };
    // a press outside the control removes the focus on purpose
    const forget = ({ target }: PointerEvent) => {
      if (!remembered?.element.contains(target as Node)) remembered = undefined;
    };
    const restore = () => {
      if (!remembered || document.activeElement !== document.body) return;
      const { element } = remembered;
      if (element.isConnected && !element.matches(':disabled')) return;
      successorOf(remembered)?.focus();
    };
    // waits for the next paint: only then does a disabled control lose the focus, and code that moves the
    // focus on purpose goes first
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setTimeout(restore));
    };
    const observer = new MutationObserver(later);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', forget);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget);
    };
  }, []);
};
