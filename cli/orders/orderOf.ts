import type { ReplyOf } from '../../contract/operator/replies.js';
import { orderNumberIn } from '../../contract/orderSearch.js';
import { DomainError } from '../../api/common/domainError.js';
import { AdminOrdersService } from '../../api/orders/adminOrders.service.js';
import { repeated } from '../terminal/plain.js';
import { CommandError } from '../terminal/commandError.js';
import type { Api } from '../withApi.js';
import { loadOrdersModule } from './loadOrdersModule.js';

export type Order = ReplyOf<'orders show'>['order'];

/**
 * Finds an order by its number, with or without “TK” and dashes. @throws CommandError `conflict` for an
 * unknown number
 */
export const orderOf = async (shop: Api, typed: string): Promise<Order> => {
  const number = orderNumberIn(typed) ?? typed.trim().toUpperCase();
  try {
    return (await (await loadOrdersModule(shop)).get(AdminOrdersService).inspect(number)).data;
  } catch (error) {
    if (!(error instanceof DomainError && error.code === 'notFound')) throw error;
    throw new CommandError(
      'conflict',
      `There is no order ${repeated(number)}: look for it with tokri orders list --search, by a part of its number, a name, a mobile or a PIN code.`,
    );
  }
};
