import Box from '@mui/material/Box';
import { Hidden } from '../Hidden/Hidden.js';
import { useAdminTexts } from '../theme/adminTexts.js';
import { tabularFigures } from '../theme/typography.js';
import type { AuditChange } from './auditEntry.js';
import { Thumbnails } from './Thumbnails.js';

/** In words; none where there was nothing. */
export type BeforeAfterProps = Omit<AuditChange, 'field'>;

/** What stood there, and what stands there now. */
export function BeforeAfter({ before, after, picturesBefore = [], picturesAfter = [] }: BeforeAfterProps) {
  const { audit } = useAdminTexts();
  return (
    <Box component="span" sx={{ ...tabularFigures, overflowWrap: 'anywhere' }}>
      <Hidden>{audit.before} </Hidden>
      {before ? (
        <Box component="del" sx={{ color: 'text.secondary' }}>
          {before}
        </Box>
      ) : (
        <Nothing />
      )}
      <Thumbnails pictures={picturesBefore} />
      <span aria-hidden> → </span>
      <Hidden> {audit.after} </Hidden>
      {after ? (
        <Box component="ins" sx={{ textDecoration: 'none', fontWeight: 'fontWeightMedium' }}>
          {after}
        </Box>
      ) : (
        <Nothing />
      )}
      <Thumbnails pictures={picturesAfter} />
    </Box>
  );
}

function Nothing() {
  const { audit } = useAdminTexts();
  return (
    <Box component="span" sx={{ color: 'text.secondary', fontStyle: 'italic' }}>
      {audit.nothing}
    </Box>
  );
}
