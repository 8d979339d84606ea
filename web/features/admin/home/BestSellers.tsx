import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { HomeFigures } from '../../../../contract/figures.js';
import { routes } from '../../../../contract/links.js';
import { useAdminTexts } from '../../../../ui/theme/adminTexts.js';
import { TopProducts } from '../../../../ui/TopProducts/TopProducts.js';

type Top = HomeFigures['top'];

/** What sold best in 30 days, by pieces or by what it brought. */
export function BestSellers({ top }: { top: Top | undefined }) {
  const { home } = useAdminTexts();
  const id = useId();
  const [by, setBy] = useState<keyof Top>('bySold');
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: 2, minWidth: 0 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1.5 }}>
        <Typography id={id} variant="h4" component="h2" sx={{ flex: 1 }}>
          {home.top}
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={home.topBy}
          value={by}
          onChange={(_event, next: keyof Top | null) => next && setBy(next)}
        >
          <ToggleButton value="bySold">{home.bySold}</ToggleButton>
          <ToggleButton value="byAmount">{home.byAmount}</ToggleButton>
        </ToggleButtonGroup>
      </Stack>
      <TopProducts products={linesOf(top?.[by] ?? [])} loading={top ? undefined : 5} />
    </Paper>
  );
}

const linesOf = (products: Top['bySold']) =>
  products.map(({ _id, name, image, sold, amount }) => ({
    id: _id,
    name,
    picture: image[0],
    sold,
    amount,
    href: `${routes.productAdmin}/${_id}`,
  }));
