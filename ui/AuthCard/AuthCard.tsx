import Link from '@mui/material/Link';
import Paper, { type PaperProps } from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface AuthLink {
  /** Where it leads. */
  href: string;
  /** What the link says: the name of the screen it leads to. */
  label: string;
  /** A quiet question before the link. */
  lead?: string;
}

export interface AuthCardProps extends Omit<PaperProps, 'title'> {
  /** The screen's heading: the only h1 there. */
  title: string;
  /** One sentence about what happens here. */
  lead?: string;
  /** Other ways on, beneath the form. */
  links?: readonly AuthLink[];
  /** The form. */
  children: ReactNode;
}

/** The calm frame of the screens before one is logged in. */
export function AuthCard({ title, lead, links = [], children, sx, ...root }: AuthCardProps) {
  return (
    <Paper
      variant="outlined"
      sx={[
        { width: '100%', maxWidth: 440, mx: 'auto', p: { xs: 2.5, sm: 4 } },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
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
