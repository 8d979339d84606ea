import Box from '@mui/material/Box';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { tabularNumbers } from '../theme/typography.js';
import type { AuditChange } from './auditEntry.js';
import { Thumbnails } from './Thumbnails.js';

/** In words; none where there was nothing. */
export type BeforeAfterProps = Omit<AuditChange, 'field'>;

/** What stood there, and what stands there now. */
export function BeforeAfter({ before, after, imagesBefore = [], imagesAfter = [] }: BeforeAfterProps) {
  const { audit } = useAdminMessages();
  return (
    <Box component="span" sx={{ ...tabularNumbers, overflowWrap: 'anywhere' }}>
      <VisuallyHidden>{audit.before} </VisuallyHidden>
      {before ? (
        <Box component="del" sx={{ color: 'text.secondary' }}>
          {before}
        </Box>
      ) : (
        <Nothing />
      )}
      <Thumbnails images={imagesBefore} />
      <span aria-hidden> → </span>
      <VisuallyHidden> {audit.after} </VisuallyHidden>
      {after ? (
        <Box component="ins" sx={{ textDecoration: 'none', fontWeight: 'fontWeightMedium' }}>
          {after}
        </Box>
      ) : (
        <Nothing />
      )}
      <Thumbnails images={imagesAfter} />
    </Box>
  );
}

function Nothing() {
  const { audit } = useAdminMessages();
  return (
    <Box component="span" sx={{ color: 'text.secondary', fontStyle: 'italic' }}>
      {audit.nothing}
    </Box>
  );
}
