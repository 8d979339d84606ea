import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import { useAdminMessages } from '../theme/adminMessages.js';
import { ShellHeader } from './ShellHeader.js';
import type { Breadcrumb, ShellItem } from './shellItems.js';
import { frameStyles } from './shellStyles.js';
import { useRetainedFocus } from './useRetainedFocus.js';

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
  /** Logo at the start of the bar. Default: the shop's logo. */
  logo?: ReactNode;
  /** Account of the logged-in admin, with Log Out. */
  account?: ReactNode;
  /** Called to open the `CommandPalette`. Without it there is no search button. */
  onSearch?: (() => void) | undefined;
  /** Id of `main`, the target of the skip link. Default: "main". */
  mainId?: string | undefined;
  /** Ref to the page's `main`, which takes the focus when the screen changes. */
  mainRef?: Ref<HTMLElement> | undefined;
  /** Content of the screen, below the heading. */
  children: ReactNode;
}

/** Renders the frame of the dashboard: navigation, heading, breadcrumbs and page actions. */
export function AdminShell(props: AdminShellProps) {
  const { items, path, heading, breadcrumbs = [], actions, logo, account, onSearch, children } = props;
  useRetainedFocus();
  return (
    <Box sx={frameStyles}>
      <ShellHeader items={items} path={path} logo={logo} account={account} onSearch={onSearch} />
      <Box
        component="main"
        id={props.mainId ?? 'main'}
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
