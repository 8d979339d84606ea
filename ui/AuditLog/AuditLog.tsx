import Box, { type BoxProps } from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { EmptyState } from '../EmptyState/EmptyState.js';
import { ErrorState } from '../ErrorState/ErrorState.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { useMessages } from '../theme/messages.js';
import { AuditLine } from './AuditLine.js';
import { byDay, type AuditEntry } from './auditEntry.js';

export interface AuditLogProps extends Omit<BoxProps, 'children'> {
  /** Newest first. */
  entries: readonly AuditEntry[];
  /** `ready` unless said. */
  status?: 'ready' | 'loading' | 'failed' | undefined;
  /** Asked to load again, after `failed`. */
  onRetry?: (() => void) | undefined;
  /** Heading of a day: one below the heading above the list. */
  dayHeading?: 'h2' | 'h3' | undefined;
}

/** Who changed what, when, and from what to what. Filters: `auditFilters` in a `FilterBar`. */
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
