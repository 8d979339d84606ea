import Box from '@mui/material/Box';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { tabularNumbers } from '../theme/typography.js';
import { Image } from '../Image/Image.js';
import type { AuditChange } from './auditEntry.js';

/** Shows the images of a change in a small size. They are decorative: the text beside them describes them. */
function Thumbnails({ images }: { images: readonly string[] }) {
  if (images.length === 0) return null;
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5, verticalAlign: 'middle', mx: 0.5 }}
    >
      {images.map((src) => (
        <Image key={src} src={src} name={src} sizes="2.5rem" sx={{ width: '2.5rem' }} />
      ))}
    </Box>
  );
}

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
