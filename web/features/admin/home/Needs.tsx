import type { HomeFigures } from '../../../../contract/figures.js';
import { limits } from '../../../../contract/limits.js';
import { fill } from '../../../../contract/texts/fill.js';
import { BoxIcon, CardIcon, ReceiptIcon, ScooterIcon } from '../../../../ui/icons/accountIcons.js';
import { AlertIcon, ShelfIcon } from '../../../../ui/icons/shopIcons.js';
import { useAdminTexts } from '../../../../ui/theme/adminTexts.js';
import { TodoTile } from '../../../../ui/TodoTile/TodoTile.js';
import { boardLink } from '../boardWish.js';
import { stockLink } from '../stock/stockValues.js';
import { Tiles } from './Tiles.js';

const failed = boardLink({ filters: { payment: 'failed', days: String(limits.failedPaymentDays) } });

/** What waits for somebody, each with the way there. */
export function Needs({ figures }: { figures: HomeFigures | undefined }) {
  const { home } = useAdminTexts();
  const tile = (count: keyof HomeFigures['needs'], href: string) => ({
    count: figures?.needs[count] ?? 0,
    href,
    loading: !figures,
  });
  return (
    <Tiles title={home.todo} columns={3}>
      <TodoTile label={home.placed} icon={ReceiptIcon} {...tile('placed', boardLink({ status: 'placed' }))} />
      <TodoTile label={home.packed} icon={BoxIcon} {...tile('packed', boardLink({ status: 'packed' }))} />
      <TodoTile
        label={home.underWay}
        icon={ScooterIcon}
        {...tile('out_for_delivery', boardLink({ status: 'out_for_delivery' }))}
      />
      <TodoTile label={home.lowStock} icon={ShelfIcon} {...tile('lowStock', stockLink({ stock: 'low' }))} />
      <TodoTile
        label={home.soldOut}
        icon={AlertIcon}
        tone="trouble"
        {...tile('soldOut', stockLink({ stock: 'out' }))}
      />
      <TodoTile
        label={fill(home.failedPayments, { days: limits.failedPaymentDays })}
        icon={CardIcon}
        tone="trouble"
        {...tile('failedPayments', failed)}
      />
    </Tiles>
  );
}
