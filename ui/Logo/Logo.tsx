import Box from '@mui/material/Box';
import Link, { type LinkProps } from '@mui/material/Link';
import { routes } from '../../contract/links.js';
import { useMessages } from '../theme/messages.js';
import { LogoMark, markSize } from './LogoMark.js';

export interface LogoProps extends Omit<LinkProps, 'children'> {
  /** Link of the logo. Default: the home page. */
  href?: string;
}

/** Styles the logo so that the name is hidden if there is no room for both mark and name. */
const mark = {
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  maxHeight: markSize,
  overflow: 'hidden',
  color: 'text.primary',
};

/** Renders the shop's mark and name as a link to the home page. */
export function Logo({ href = routes.home, sx, ...root }: LogoProps) {
  const { site } = useMessages().ui;
  return (
    <Link
      href={href}
      underline="none"
      aria-label={site.home}
      sx={[mark, ...(Array.isArray(sx) ? sx : [sx])]}
      {...root}
    >
      <LogoMark />
      <Box
        component="span"
        lang="en" // the name is drawn alike in every edition
        sx={{ typography: 'h3', fontWeight: 750, letterSpacing: '-0.03em', lineHeight: 1 }}
      >
        {site.name}
      </Box>
    </Link>
  );
}
