import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import { useAdminMessages } from '../theme/adminMessages.js';
import { ShellHeader } from './ShellHeader.js';
import type { Crumb, ShellItem } from './shellItems.js';
import { frameStyles } from './shellStyles.js';
import { useKeptFocus } from './useKeptFocus.js';

export interface AdminShellProps {
  /** The dashboard's screens, in their order. */
  items: readonly ShellItem[];
  /** The path one is on: marks the item it belongs to. */
  path: string;
  /** The page's only `h1`. */
  heading: string;
  /** The way here, from the top; the page itself is left out. */
  breadcrumbs?: readonly Crumb[] | undefined;
  /** Beside the heading: the page's buttons, or a mark. */
  actions?: ReactNode;
  /** At the start of the bar; without one the shop’s own. */
  logo?: ReactNode;
  /** Whose dashboard it is, and the way out. */
  account?: ReactNode;
  /** Opens the `CommandPalette`; without it there is no button. */
  onSearch?: (() => void) | undefined;
  /** What a skip link leads to: "main" without it. */
  mainId?: string | undefined;
  /** The page’s `main`: takes the focus when the screen has changed. */
  mainRef?: Ref<HTMLElement> | undefined;
  /** The screen, below its heading. */
  children: ReactNode;
}

/** The dashboard's frame: where one can go, where one is, and what can be done there. */
export function AdminShell(props: AdminShellProps) {
  const { items, path, heading, breadcrumbs = [], actions, logo, account, onSearch, children } = props;
  useKeptFocus();
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

function Trail({ crumbs }: { crumbs: readonly Crumb[] }) {
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
