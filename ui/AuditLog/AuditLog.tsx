import Box, { type BoxProps } from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { EmptyState } from '../EmptyState/EmptyState.js';
import { ErrorState } from '../ErrorState/ErrorState.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { useMessages } from '../theme/messages.js';
import { AuditLine } from './AuditLine.js';
import { byDay, type ShownAuditEntry } from './auditEntry.js';

export interface AuditLogProps extends Omit<BoxProps, 'children'> {
  /** Audit log entries, newest first. */
  entries: readonly ShownAuditEntry[];
  /** Load status. Default: `ready`. */
  status?: 'ready' | 'loading' | 'failed' | undefined;
  /** Called to load the log again after `failed`. */
  onRetry?: (() => void) | undefined;
  /** Heading level of a day: one level below the heading above the list. Default: `h2`. */
  dayHeading?: 'h2' | 'h3' | undefined;
}

/**
 * Renders the audit log: who changed what and when, with the values before and after. To filter it, pass
 * `auditFilters` to a `FilterBar`.
 */
export function AuditLog({ entries, status = 'ready', onRetry, dayHeading = 'h2', ...root }: AuditLogProps) {
  const { audit } = useAdminMessages();
  const { language } = useMessages();
  if (status === 'failed') return <ErrorState onRetry={onRetry} />;
  if (status === 'loading') return <Waiting />;
  if (entries.length === 0) return <EmptyState drawing="search" title={audit.none} />;
  return (
    <Box role="group" aria-label={audit.title} {...root}>
      {byDay(entries, language).map(({ day, entries: ofDay }) => (
        <Box key={day} sx={{ '& + &': { mt: 3 } }}>
          <Typography variant="overline" component={dayHeading} sx={{ color: 'text.secondary' }}>
            {day}
          </Typography>
          <Box component="ol" aria-label={day} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {ofDay.map((entry) => (
              <AuditLine key={entry.id} entry={entry} />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function Waiting() {
  const { audit } = useAdminMessages();
  return (
    <Box role="status">
      <VisuallyHidden>{audit.loading}</VisuallyHidden>
      {[62, 48, 71, 55].map((width) => (
        <Skeleton key={width} sx={{ width: `${width}%`, my: 1.75, height: 22 }} />
      ))}
    </Box>
  );
}
