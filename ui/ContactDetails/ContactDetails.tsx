import Box, { type BoxProps } from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { ShopSettings } from '../../contract/shop.js';
import { useMessages } from '../theme/messages.js';
import { type Styles, withSx } from '../theme/styles.js';

export interface ContactDetailsProps extends Omit<BoxProps<'dl'>, 'children'> {
  /** The merchant's settings. What is not set is not shown. */
  settings: Pick<
    ShopSettings,
    'legalName' | 'address' | 'email' | 'phone' | 'grievanceContact' | 'gstin' | 'fssai'
  >;
}

/** Lists how to reach the seller, and the seller's licences. Shows nothing while nothing is set. */
export function ContactDetails({ settings, sx, ...root }: ContactDetailsProps) {
  const { contact } = useMessages().ui.site;
  const { legalName, address, email, phone, grievanceContact, gstin, fssai } = settings;
  const rows: readonly (readonly [string, ReactNode])[] = [
    [contact.email, email && <Link href={`mailto:${email}`}>{email}</Link>],
    [contact.phone, phone && <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Link>],
    [contact.officer, grievanceContact],
    [contact.seller, legalName],
    [contact.address, address],
    [contact.gstin, gstin],
    [contact.fssai, fssai],
  ];
  const set = rows.filter(([, value]) => Boolean(value));
  if (!set.length) return null;
  return (
    <Box component="dl" aria-label={contact.title} sx={withSx(sx, listStyles)} {...root}>
      {set.map(([name, value]) => (
        <Box key={name}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {name}
          </Typography>
          <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const listStyles: Styles = {
  m: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};
