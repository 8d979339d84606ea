import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { routes } from '../../contract/links.js';
import { useTexts } from '../theme/texts.js';
import { LogoMark } from './LogoMark.js';

export interface LogoProps {
  href?: string;
}

/** The shop's mark and name; leads home. */
export function Logo({ href = routes.home }: LogoProps) {
  const { site } = useTexts().ui;
  return (
    <Link
      href={href}
      underline="none"
      aria-label={site.home}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, color: 'text.primary' }}
    >
      <LogoMark />
      <Box
        component="span"
        sx={{ typography: 'h3', fontWeight: 750, letterSpacing: '-0.03em', lineHeight: 1 }}
      >
        {site.name}
      </Box>
    </Link>
  );
}
