import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { fill } from '../../contract/texts/fill.js';
import { BinIcon, PencilIcon, PlusIcon } from '../icons/accountIcons.js';
import { UploadIcon } from '../icons/dashboardIcons.js';
import { clockTime } from '../OrderCard/dates.js';
import { useAdminTexts } from '../theme/adminTexts.js';
import { fillParts } from '../theme/fillParts.js';
import { useTexts } from '../theme/texts.js';
import { tabularFigures } from '../theme/typography.js';
import { kindWord, type AuditEntry } from './auditEntry.js';
import { BeforeAfter } from './BeforeAfter.js';

const shapes = { created: PlusIcon, changed: PencilIcon, deleted: BinIcon, imported: UploadIcon };
const washes = {
  created: 'soft.primary',
  changed: 'soft.info',
  deleted: 'soft.error',
  imported: 'soft.primary',
} as const;

/** One change: who did what to which thing, when, and field by field. */
export function AuditLine({ entry }: { entry: AuditEntry }) {
  const { audit } = useAdminTexts();
  const { language } = useTexts();
  const { act, at, changes, href, kind, name, note } = entry;
  const Shape = shapes[act];
  return (
    <Box component="li" sx={lineLook}>
      <Box sx={{ ...markLook, bgcolor: washes[act] }}>
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
      <Typography component="time" dateTime={at} variant="body2" sx={timeLook}>
        {clockTime(at, language)}
      </Typography>
      {note && (
        <Typography variant="body2" sx={{ gridColumn: '2 / -1', overflowWrap: 'anywhere' }}>
          {note}
        </Typography>
      )}
      {changes.length > 0 && (
        <Box component="dl" aria-label={fill(audit.fields, { name })} sx={fieldsLook}>
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

function Who({ who, email }: AuditEntry) {
  const { audit } = useAdminTexts();
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

const lineLook = {
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

const markLook = {
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  mt: -0.5,
  borderRadius: 1,
} as const;

const timeLook = { ...tabularFigures, color: 'text.secondary', whiteSpace: 'nowrap', pt: 0.25 } as const;

const fieldsLook = {
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
