import Box from '@mui/material/Box';
import Link, { type LinkProps } from '@mui/material/Link';
import { routes } from '../../contract/links.js';
import { useMessages } from '../theme/messages.js';
import { withSx } from '../theme/styles.js';

/** Width and height of the logo's mark, in pixels. */
const markSize = 38;

/** Draws a basket woven of three bands, with a leaf. */
function LogoMark() {
  return (
    <Box
      component="svg"
      viewBox="0 0 40 40"
      aria-hidden
      sx={{ width: markSize, height: markSize, flex: 'none' }}
    >
      <Box
        component="path"
        d="M20 15c-1-6 2-10 9-11 1 6-2 10-9 11Z"
        sx={{ fill: (theme) => theme.vars.palette.drawing.sun }}
      />
      <Box
        component="path"
        d="M20 15c-5-1-8-3-9-7 5-1 8 2 9 7Z"
        sx={{ fill: (theme) => theme.vars.palette.drawing.leafPale }}
      />
      <Box
        component="path"
        d="M4.5 15h31a2 2 0 0 1 2 2.4l-3.3 15A4.5 4.5 0 0 1 29.8 36H10.2a4.5 4.5 0 0 1-4.4-3.6l-3.3-15a2 2 0 0 1 2-2.4Z"
        sx={{ fill: (theme) => theme.vars.palette.drawing.leaf }}
      />
      <Box
        component="path"
        d="M8 22.5h24M9.5 29h21M15 16l1.5 19M25 16l-1.5 19"
        sx={{
          fill: 'none',
          stroke: (theme) => theme.vars.palette.drawing.sheet,
          strokeWidth: 1.8,
          strokeLinecap: 'round',
          opacity: 0.55,
        }}
      />
    </Box>
  );
}

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
    <Link href={href} underline="none" aria-label={site.home} sx={withSx(sx, mark)} {...root}>
      <LogoMark />
      <Box
        component="span"
        lang="en" // the name is the same in every language
        sx={{ typography: 'h3', fontWeight: 750, letterSpacing: '-0.03em', lineHeight: 1 }}
      >
        {site.name}
      </Box>
    </Link>
  );
}
