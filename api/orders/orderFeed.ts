import { Injectable, Logger, type MessageEvent, type OnModuleDestroy } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, mongo } from 'mongoose';
import {
  concatMap,
  from,
  interval,
  map,
  merge,
  Observable,
  of,
  retry,
  share,
  Subject,
  takeUntil,
  timer,
} from 'rxjs';
import type { Customer } from '../common/customer.js';
import { DomainError } from '../common/domainError.js';
import { SessionsService } from '../users/sessions.service.js';
import { boardRow } from './board.service.js';
import type { OrderRecord } from './order.schema.js';

/** ms between signs of life, each of which asks whether the listener may still listen. */
const beat = 10_000;
/** Listeners of one process. */
const most = 200;
/** ms before a broken change stream is opened again. */
const pause = 1_000;

type Change = mongo.ChangeStreamDocument<OrderRecord>;

const changed = ['insert', 'update', 'replace'];
const orderOf = (change: Change) => ('fullDocument' in change ? change.fullDocument : undefined);

/** Tells admins of every order that is placed or moved, from one change stream a process, open while somebody listens. */
@Injectable()
export class OrderFeed implements OnModuleDestroy {
  private readonly log = new Logger('Orders');
  private readonly closing = new Subject<void>();
  private listeners = 0;

  private readonly orders = new Observable<OrderRecord>((listener) => {
    const stream = this.connection
      .collection<OrderRecord>('orders')
      .watch<OrderRecord, Change>([{ $match: { operationType: { $in: changed } } }], {
        fullDocument: 'updateLookup',
      });
    stream.on('change', (change) => {
      const order = orderOf(change);
      if (order) listener.next(order);
    });
    stream.on('error', (error) => listener.error(error));
    return () => void stream.close();
  }).pipe(
    retry({
      delay: (error: unknown) => {
        this.log.warn(`lost the changes of orders and listens again: ${String(error)}`);
        return timer(pause);
      },
    }),
    share(),
  );

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly sessions: SessionsService,
  ) {}

  onModuleDestroy(): void {
    this.closing.next();
  }

  /**
   * Rows of the board, until the listener's session ends or the shop closes. What happened while nobody listened is not told:
   * whoever begins to listen reads the board first.
   * @throws DomainError `notReady` when too many listen
   */
  follow(admin: Customer): Observable<MessageEvent> {
    if (this.listeners >= most) throw new DomainError('notReady', { headers: { 'retry-after': '30' } });
    const ended = new Subject<void>();
    const rows = this.orders.pipe(map((order): MessageEvent => ({ data: boardRow(order) })));
    const beats = interval(beat).pipe(
      concatMap(() => from(this.mayListen(admin))),
      map((may): MessageEvent => {
        if (!may) ended.next();
        return { comment: 'beat' };
      }),
    );
    return new Observable<MessageEvent>((listener) => {
      this.listeners += 1;
      const events = merge(of<MessageEvent>({ comment: 'open' }), rows, beats);
      listener.add(events.pipe(takeUntil(merge(ended, this.closing))).subscribe(listener));
      listener.add(() => {
        this.listeners -= 1;
      });
    });
  }

  private async mayListen({ sessionId, id }: Customer): Promise<boolean> {
    const bearer = await this.sessions.bearer(sessionId, id).catch(() => undefined);
    return bearer?.role === 'ADMIN';
  }
}
