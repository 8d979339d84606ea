import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { Outcome, ParsedBody } from '../../contract/schemas.js';
import { type Author, AuditLogService } from '../audit/auditLog.service.js';
import { rehearse } from '../database/rehearse.js';
import { AdminOrdersService, orderChange } from './adminOrders.service.js';
import type { OrderRecord } from './order.schema.js';
import { OrderTransitionsService, reasonOf } from './orderTransitions.service.js';

type Step = ParsedBody<'order', 'advance'>;

/** Moves orders to another status on behalf of admins and the command line. */
@Injectable()
export class AdvancingService {
  constructor(
    private readonly adminOrders: AdminOrdersService,
    private readonly transitions: OrderTransitionsService,
    private readonly audit: AuditLogService,
  ) {}

  /**
   * Runs an order transition and adds it to the audit log, see `OrderTransitionsService.take`. With `dryRun`
   * nothing is saved.
   */
  async advance(by: Author, step: Step, { dryRun = false } = {}): Promise<Outcome<'order', 'advance'>> {
    const { from, to } = step;
    const action = to === 'cancelled' ? 'order.cancel' : 'order.advance';
    const actor = { actorRole: 'admin', by: by.email || by.id } as const;
    const note = (session: ClientSession, order: OrderRecord) =>
      this.audit.append(session, by, action, [
        orderChange(order, { status: from }, { status: to, ...reasonOf(step) }),
      ]);
    const moved = dryRun
      ? await rehearse<OrderRecord>((stop) =>
          this.transitions.take(step, actor, async (session, order) => {
            await note(session, order);
            stop(order);
          }),
        )
      : await this.transitions.take(step, actor, note);
    return { data: this.adminOrders.show(moved) };
  }
}
