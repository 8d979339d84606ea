import Box, { type BoxProps } from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useMessages } from '../theme/messages.js';
import type { Styles } from '../theme/styles.js';

export interface Breadcrumb {
  name: string;
  href: string;
  /** Language of the name, if it is not that of the page. */
  lang?: string | undefined;
}

export interface BreadcrumbsProps extends Omit<BoxProps<'nav'>, 'children'> {
  /** The pages above this one, the home page first. The page itself is not among them: its heading follows. */
  crumbs: readonly Breadcrumb[];
}

/** Links to the pages above a page, in one line. Where room is short, long names are cut. */
export function Breadcrumbs({ crumbs, ...root }: BreadcrumbsProps) {
  return (
    <Box component="nav" aria-label={useMessages().ui.site.breadcrumbs} {...root}>
      <Box component="ol" sx={listStyles}>
        {crumbs.map(({ name, ...link }) => (
          <li key={link.href}>
            <Link {...link} color="inherit">
              {name}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const listStyles: Styles = {
  display: 'flex',
  typography: 'body2',
  color: 'text.secondary',
  whiteSpace: 'nowrap',
  '& li': { display: 'flex', flex: '0 1 auto', minWidth: '3rem' },
  '& li:first-of-type': { flexShrink: 0, minWidth: 0 },
  '& li + li::before': { content: '"›" / ""', px: 0.75, py: 0.5 },
  '& a': { py: 0.5, overflow: 'hidden', textOverflow: 'ellipsis' },
};
