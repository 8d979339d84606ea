import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { Outcome, ParsedBody } from '../../contract/schemas.js';
import { type Author, AuditBook } from '../audit/auditBook.js';
import { rehearse } from '../database/rehearse.js';
import { BoardService, orderChange } from './board.service.js';
import type { OrderRecord } from './order.schema.js';
import { OrderLifeService, reasonOf } from './orderLife.service.js';

type Step = ParsedBody<'order', 'advance'>;

/** Orders as the shop's staff moves them. */
@Injectable()
export class AdvancingService {
  constructor(
    private readonly board: BoardService,
    private readonly life: OrderLifeService,
    private readonly audit: AuditBook,
  ) {}

  /** As `OrderLifeService.take`, by an admin or the command line. `dryRun`: it is tried, and nothing of it stays. */
  async advance(by: Author, step: Step, { dryRun = false } = {}): Promise<Outcome<'order', 'advance'>> {
    const { from, to } = step;
    const action = to === 'cancelled' ? 'order.cancel' : 'order.advance';
    const mover = { taker: 'admin', by: by.email || by.id } as const;
    const note = (session: ClientSession, order: OrderRecord) =>
      this.audit.append(session, by, action, [
        orderChange(order, { status: from }, { status: to, ...reasonOf(step) }),
      ]);
    const moved = dryRun
      ? await rehearse<OrderRecord>((stop) =>
          this.life.take(step, mover, async (session, order) => {
            await note(session, order);
            stop(order);
          }),
        )
      : await this.life.take(step, mover, note);
    return { data: this.board.show(moved) };
  }
}
