import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import type { DashboardStatistics } from '../../../../contract/statistics.js';
import { routes } from '../../../../contract/links.js';
import { Panel } from '../../../../ui/Panel/Panel.js';
import { useAdminMessages } from '../../../../ui/theme/adminMessages.js';
import { TopProducts } from '../../../../ui/TopProducts/TopProducts.js';

type Top = DashboardStatistics['top'];

/** Renders the best sellers of the last 30 days, by pieces sold or by revenue. */
export function BestSellers({ top }: { top: Top | undefined }) {
  const { home } = useAdminMessages();
  const [by, setBy] = useState<keyof Top>('bySold');
  return (
    <Panel
      title={home.top}
      actions={
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
      }
    >
      <TopProducts products={linesOf(top?.[by] ?? [])} loading={top ? undefined : 5} />
    </Panel>
  );
}

const linesOf = (products: Top['bySold']) =>
  products.map(({ _id, name, image, sold, amount }) => ({
    id: _id,
    name,
    image: image[0],
    sold,
    amount,
    href: `${routes.productAdmin}/${_id}`,
  }));
