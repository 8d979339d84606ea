import Box, { type BoxProps } from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';
import { fill } from '../../contract/messages/fill.js';
import { EmptyState } from '../EmptyState/EmptyState.js';
import { ErrorState } from '../ErrorState/ErrorState.js';
import { BinIcon, PencilIcon } from '../icons/accountIcons.js';
import { PlusIcon } from '../icons/shopIcons.js';
import { UploadIcon } from '../icons/dashboardIcons.js';
import { clockTime } from '../../contract/dates.js';
import { tabularNumbers } from '../theme/typography.js';
import { LineSkeletons } from '../Spinner/LineSkeletons.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { useMessages } from '../theme/messages.js';
import { byDay, type ShownAuditEntry, kindWord } from './auditEntry.js';
import { BeforeAfter } from './BeforeAfter.js';

export interface AuditLogProps extends Omit<BoxProps, 'children'> {
  /** Audit log entries, newest first. */
  entries: readonly ShownAuditEntry[];
  /** Load status. Default: `ready`. */
  status?: 'ready' | 'loading' | 'failed' | 'retrying' | undefined;
  /** Called to load the log again after `failed`. */
  onRetry?: (() => void) | undefined;
}

/**
 * Renders the audit log: who changed what and when, with the values before and after. To filter it, pass
 * `auditFilters` to a `FilterBar`.
 */
export function AuditLog({ entries, status = 'ready', onRetry, ...root }: AuditLogProps) {
  const { audit } = useAdminMessages();
  const { language } = useMessages();
  if (status === 'failed' || status === 'retrying')
    return <ErrorState onRetry={onRetry} retrying={status === 'retrying'} />;
  if (status === 'loading')
    return <LineSkeletons label={audit.loading} widths={[62, 48, 71, 55]} height={22} sx={{ my: 1.75 }} />;
  if (entries.length === 0) return <EmptyState drawing="search" title={audit.none} />;
  return (
    <Box role="group" aria-label={audit.title} {...root}>
      {byDay(entries, language).map(({ day, entries: ofDay }) => (
        <Box key={day} sx={{ '& + &': { mt: 3 } }}>
          <Typography variant="overline" component="h2" sx={{ color: 'text.secondary' }}>
            {day}
          </Typography>
          <Box component="ol" aria-label={day}>
            {ofDay.map((entry) => (
              <AuditLine key={entry.id} entry={entry} />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const shapes = { created: PlusIcon, changed: PencilIcon, deleted: BinIcon, imported: UploadIcon };
const washes = {
  created: 'soft.primary',
  changed: 'soft.info',
  deleted: 'soft.error',
  imported: 'soft.primary',
} as const;

/** Renders an audit log entry: who changed which record, when, and each changed field. */
function AuditLine({ entry }: { entry: ShownAuditEntry }) {
  const { audit } = useAdminMessages();
  const { language } = useMessages();
  const { act, at, changes, href, kind, name, note } = entry;
  const Shape = shapes[act];
  return (
    <Box component="li" sx={lineStyles}>
      <Box sx={{ ...markStyles, bgcolor: washes[act] }}>
        <Shape sx={{ fontSize: '1.125rem' }} />
      </Box>
      <Typography sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
        {fillParts(audit.line, {
          who: <Who {...entry} />,
          act: audit.act[act],
          kind: kindWord(audit, kind),
          name: href ? <Link href={href}>{name}</Link> : <strong>{name}</strong>,
        })}
      </Typography>
      <Typography component="time" dateTime={at} variant="body2" sx={timeStyles}>
        {clockTime(at, language)}
      </Typography>
      {note && (
        <Typography variant="body2" sx={{ gridColumn: '2 / -1', overflowWrap: 'anywhere' }}>
          {note}
        </Typography>
      )}
      {changes.length > 0 && (
        <Box component="dl" aria-label={fill(audit.fields, { name })} sx={fieldsStyles}>
          {changes.map(({ field, ...values }) => (
            <Box key={field} sx={{ display: 'contents' }}>
              <dt>{field}</dt>
              <dd>
                <BeforeAfter {...values} />
              </dd>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}

function Who({ who, email }: ShownAuditEntry) {
  const { audit } = useAdminMessages();
  return (
    <>
      <strong>{who ?? audit.system}</strong>
      {email && (
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          {` (${email})`}
        </Typography>
      )}
    </>
  );
}

const lineStyles = {
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr) auto',
  columnGap: 1.5,
  rowGap: 0.5,
  alignItems: 'start',
  py: 1.25,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
} as const;

const markStyles = {
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  mt: -0.5,
  borderRadius: 1,
} as const;

const timeStyles = { ...tabularNumbers, color: 'text.secondary', whiteSpace: 'nowrap', pt: 0.25 } as const;

const fieldsStyles = {
  gridColumn: '2 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(5rem, auto) minmax(0, 1fr)',
  columnGap: 2,
  rowGap: 0.25,
  m: 0,
  typography: 'body2',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0 },
} as const;

/** Fills a message with React nodes: each `{name}` in the text becomes the node of that name. */
const fillParts = (words: string, parts: Readonly<Record<string, ReactNode>>): ReactNode =>
  words.split(/\{(\w+)\}/).map((piece, position) => (
    // pieces at odd positions are the names between braces
    <Fragment key={position}>{position % 2 === 1 ? parts[piece] : piece}</Fragment>
  ));
