import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import Stack from '@mui/material/Stack';
import { fill } from '../../contract/texts/fill.js';
import { useAdminTexts } from '../theme/adminTexts.js';
import { counted } from '../theme/counted.js';
import { figures } from '../theme/figures.js';
import { useTexts } from '../theme/texts.js';
import type { Uses } from './usesText.js';

export interface DependentsProps {
  uses: Uses | 'loading' | 'failed';
  /** What stands in the way, in words; empty for nothing. */
  held: string;
  productsHref?: string | undefined;
  subCategoriesHref?: string | undefined;
  onRetry?: (() => void) | undefined;
}

/** What hangs on the thing, said before anybody confirms, and the way to it. */
export function Dependents({ uses, held, onRetry, ...hrefs }: DependentsProps) {
  const { deletion: words } = useAdminTexts().catalogue;
  const { retry } = useTexts().ui.states;
  if (uses === 'failed')
    return (
      <Alert
        severity="warning"
        sx={{ mt: 2 }}
        action={
          onRetry && (
            <Button color="inherit" size="small" onClick={onRetry}>
              {retry}
            </Button>
          )
        }
      >
        {words.unknown}
      </Alert>
    );
  return (
    <Box role="status" sx={{ mt: 1 }}>
      {uses === 'loading' ? (
        <DialogContentText>{words.looking}</DialogContentText>
      ) : held ? (
        <Alert severity="warning" role="presentation" sx={{ mt: 2 }}>
          {fill(words.inUse, { uses: held })}
          <Ways uses={uses} {...hrefs} />
        </Alert>
      ) : (
        <Harmless uses={uses} />
      )}
    </Box>
  );
}

/** What is in nobody's way. */
function Harmless({ uses: { carts } }: { uses: Uses }) {
  const { deletion: words } = useAdminTexts().catalogue;
  if (carts === undefined) return <DialogContentText>{words.nothingUnder}</DialogContentText>;
  const said = carts === 0 ? words.inNoCart : counted(words.inCart, words.inCarts, carts);
  return <DialogContentText>{fill(said, { count: figures(carts) })}</DialogContentText>;
}

type WaysProps = Pick<DependentsProps, 'productsHref' | 'subCategoriesHref'> & { uses: Uses };

function Ways({ uses: { products = 0, subCategories = 0 }, productsHref, subCategoriesHref }: WaysProps) {
  const { deletion: words } = useAdminTexts().catalogue;
  const ways = [
    products > 0 && productsHref && { href: productsHref, label: words.showProducts },
    subCategories > 0 && subCategoriesHref && { href: subCategoriesHref, label: words.showSubCategories },
  ].filter((way) => typeof way === 'object');
  if (ways.length === 0) return null;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
      {ways.map(({ href, label }) => (
        <Button key={href} href={href} size="small" variant="outlined" color="inherit">
          {label}
        </Button>
      ))}
    </Stack>
  );
}
