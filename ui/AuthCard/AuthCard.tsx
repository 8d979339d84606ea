import Link from '@mui/material/Link';
import Paper, { type PaperProps } from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { withSx } from '../theme/styles.js';

export interface AuthLink {
  /** URL of the other screen that the link opens. */
  href: string;
  /** Text of the link: the name of the other screen, such as "Register". */
  label: string;
  /** Short question before the link, such as "Don’t have an account?". */
  lead?: string;
}

export interface AuthCardProps extends Omit<PaperProps, 'title'> {
  /** Heading of the screen, its only `h1`. */
  title: string;
  /** One sentence that explains the screen. */
  lead?: string;
  /** Links to other screens, below the form. */
  links?: readonly AuthLink[];
  /** The form. */
  children: ReactNode;
}

/** Renders the frame of the screens that are shown before login, such as login and registration. */
export function AuthCard({ title, lead, links = [], children, sx, ...root }: AuthCardProps) {
  return (
    <Paper
      variant="outlined"
      sx={withSx(sx, { width: '100%', maxWidth: 440, mx: 'auto', p: { xs: 2.5, sm: 4 } })}
      {...root}
    >
      <Stack spacing={0.75} sx={{ mb: 3 }}>
        <Typography component="h1" variant="h2">
          {title}
        </Typography>
        {lead && <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{lead}</Typography>}
      </Stack>
      {children}
      {links.length > 0 && (
        <Stack
          spacing={1}
          sx={{ mt: 3, pt: 2.5, borderTop: 1, borderColor: 'divider', alignItems: 'center' }}
        >
          {links.map(({ href, label, lead: question }) => (
            <Typography key={href} variant="body2" sx={{ color: 'text.secondary' }}>
              {question} <Link href={href}>{label}</Link>
            </Typography>
          ))}
        </Stack>
      )}
    </Paper>
  );
}
