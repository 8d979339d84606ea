import Box from '@mui/material/Box';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { tabularNumbers } from '../theme/typography.js';
import type { AuditChange } from './auditEntry.js';
import { Thumbnails } from './Thumbnails.js';

/** The values of a field before and after a change, as display text; undefined if the field was empty. */
export type BeforeAfterProps = Omit<AuditChange, 'field'>;

/** Shows the values of a field before and after a change. */
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
