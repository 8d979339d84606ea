import Box, { type BoxProps } from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { ShopSettings } from '../../contract/shop.js';
import { fill } from '../../contract/messages/fill.js';
import { socialIcon } from '../icons/socialIcons.js';
import { PageShell } from '../PageShell/PageShell.js';
import { useMessages } from '../theme/messages.js';
import { withSx } from '../theme/styles.js';
import { target } from '../theme/tokens.js';

export interface SiteFooterProps extends BoxProps<'footer'> {
  /** The shop's four social media pages. */
  social: ShopSettings['social'];
  /** Links to the shop's pages, such as Help and Terms; none by default. */
  links?: readonly { href: string; label: string }[];
  /** Legal name of the seller; by default the shop's name. */
  legalName?: string;
  /** Information required by law: address, GSTIN, and the contact for complaints. */
  children?: ReactNode;
}

/** Shows the footer of every page. */
export function SiteFooter({ social, links = [], legalName, children, sx, ...root }: SiteFooterProps) {
  const { site } = useMessages().ui;
  return (
    <Box component="footer" sx={withSx(sx, { borderTop: 1, borderColor: 'divider', mt: 6, py: 3 })} {...root}>
      <PageShell component="div">
        {links.length > 0 && <PageLinks links={links} />}
        <Stack direction={{ xs: 'column', md: 'row' }} sx={{ alignItems: 'center', gap: 2 }}>
          <Stack
            sx={{ flex: 1, gap: 0.5, color: 'text.secondary', textAlign: { xs: 'center', md: 'start' } }}
          >
            <Typography variant="body2">{fill(site.copyright, { name: legalName || site.name })}</Typography>
            {children && (
              <Typography variant="caption" component="div">
                {children}
              </Typography>
            )}
          </Stack>
          <nav aria-label={site.social}>
            <Stack component="ul" aria-label={site.social} direction="row" sx={{ gap: 0.5 }}>
              {social.map(({ name, url }) => {
                const Mark = socialIcon(name);
                return (
                  <li key={url}>
                    <IconButton
                      href={url}
                      LinkComponent="a"
                      aria-label={name}
                      rel="noopener noreferrer"
                      target="_blank"
                    >
                      <Mark />
                    </IconButton>
                  </li>
                );
              })}
            </Stack>
          </nav>
        </Stack>
      </PageShell>
    </Box>
  );
}

function PageLinks({ links }: Required<Pick<SiteFooterProps, 'links'>>) {
  const { pagesTitle } = useMessages().ui.site;
  return (
    <nav aria-label={pagesTitle}>
      <Box component="ul" sx={linksStyles}>
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link href={href} variant="body2" color="inherit" underline="hover" sx={linkStyles}>
              {label}
            </Link>
          </li>
        ))}
      </Box>
    </nav>
  );
}

const linksStyles = {
  mb: 1,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: { xs: 'center', md: 'flex-start' },
  columnGap: 2.5,
} as const;

const linkStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: target.small,
} as const;
