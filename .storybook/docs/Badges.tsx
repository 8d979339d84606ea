import { Unstyled } from '@storybook/addon-docs/blocks';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { Status, Usage } from '../../ui/samples/usage.js';

const meaning: Record<Status, { said: string; color: 'default' | 'info' | 'success' | 'error' }> = {
  draft: { said: 'Draft: may change at any time', color: 'default' },
  ready: { said: 'Ready: a screen uses it', color: 'info' },
  stable: { said: 'Stable: changes only with notice', color: 'success' },
  deprecated: { said: 'Deprecated: use another one', color: 'error' },
};

/** Shows a component's status, its owner and a link to its design file. */
export function Badges({ usage: { status, area, design } }: { usage: Usage }) {
  return (
    <Unstyled>
      <Stack direction="row" sx={{ gap: 1.5, mb: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <Chip variant="outlined" color={meaning[status].color} label={meaning[status].said} />
        <Chip variant="outlined" label={`Owned by ${area}`} />
        {design ? (
          <Link href={design} target="_blank" rel="noreferrer">
            Design file
          </Link>
        ) : (
          <Chip variant="outlined" label="No design file: this page is the design" />
        )}
      </Stack>
    </Unstyled>
  );
}
