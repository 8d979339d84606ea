import type { DashboardStatistics } from '../../../../contract/statistics.js';
import { limits } from '../../../../contract/limits.js';
import { fill } from '../../../../contract/messages/fill.js';
import { BoxIcon, CardIcon, ReceiptIcon, ScooterIcon } from '../../../../ui/icons/accountIcons.js';
import { AlertIcon, CategoryIcon } from '../../../../ui/icons/shopIcons.js';
import { useAdminMessages } from '../../../../ui/theme/adminMessages.js';
import { TodoTile } from '../../../../ui/TodoTile/TodoTile.js';
import { adminOrdersLink } from '../adminOrdersFilters.js';
import { stockLink } from '../stock/stockValues.js';
import { Tiles } from './Tiles.js';

const failed = adminOrdersLink({ filters: { payment: 'failed', days: String(limits.failedPaymentDays) } });

/**
 * Renders the admin's open tasks, such as orders to pack or products with low stock, each with a count and a
 * link.
 */
export function Needs({ statistics }: { statistics: DashboardStatistics | undefined }) {
  const { home } = useAdminMessages();
  const tile = (count: keyof DashboardStatistics['needs'], href: string) => ({
    count: statistics?.needs[count] ?? 0,
    href,
    loading: !statistics,
  });
  return (
    <Tiles title={home.todo} columns={3}>
      <TodoTile
        label={home.placed}
        icon={ReceiptIcon}
        {...tile('placed', adminOrdersLink({ status: 'placed' }))}
      />
      <TodoTile
        label={home.packed}
        icon={BoxIcon}
        {...tile('packed', adminOrdersLink({ status: 'packed' }))}
      />
      <TodoTile
        label={home.underWay}
        icon={ScooterIcon}
        {...tile('out_for_delivery', adminOrdersLink({ status: 'out_for_delivery' }))}
      />
      <TodoTile
        label={home.lowStock}
        icon={CategoryIcon}
        {...tile('lowStock', stockLink({ stock: 'low' }))}
      />
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
