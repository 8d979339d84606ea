import { Injectable, Logger, type MessageEvent, type OnModuleDestroy } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, mongo } from 'mongoose';
import {
  concatMap,
  filter,
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
import { OrdersService } from './orders.service.js';

/** ms between signs of life, each of which asks whether the listener may still listen. */
const beat = 10_000;
/** Listeners of one process, by whom they are. */
const most = { admins: 200, customers: 2_000 };
/** ms before a broken change stream is opened again. */
const pause = 1_000;

type Change = mongo.ChangeStreamDocument<OrderRecord>;

type Listeners = keyof typeof most;

const changed = ['insert', 'update', 'replace'];
const orderOf = (change: Change) => ('fullDocument' in change ? change.fullDocument : undefined);

/** Tells of orders as they are placed and moved, from one change stream a process, open while somebody listens. */
@Injectable()
export class OrderFeed implements OnModuleDestroy {
  private readonly log = new Logger('Orders');
  private readonly closing = new Subject<void>();
  private readonly listening: Record<Listeners, number> = { admins: 0, customers: 0 };

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
    private readonly book: OrdersService,
  ) {}

  onModuleDestroy(): void {
    this.closing.next();
  }

  /**
   * Rows of the board, until the listener's session ends or the shop closes. What happened while nobody listened is not told:
   * whoever begins to listen reads the board first.
   * @throws DomainError `notReady` when too many listen
   */
  followAll(admin: Customer): Observable<MessageEvent> {
    const rows = this.orders.pipe(map(boardRow));
    return this.tell('admins', rows, async () => (await this.bearer(admin))?.role === 'ADMIN');
  }

  /** The same for a customer: the own orders, whole. @throws DomainError `notReady` when too many listen */
  followOwn(customer: Customer): Observable<MessageEvent> {
    const own = this.orders.pipe(
      filter(({ userId }) => userId?.toHexString() === customer.id),
      map(this.book.show),
    );
    return this.tell('customers', own, async () => (await this.bearer(customer)) !== undefined);
  }

  private tell(
    who: Listeners,
    told: Observable<object>,
    mayListen: () => Promise<boolean>,
  ): Observable<MessageEvent> {
    if (this.listening[who] >= most[who])
      throw new DomainError('notReady', { headers: { 'retry-after': '30' } });
    const ended = new Subject<void>();
    const beats = interval(beat).pipe(
      concatMap(() => from(mayListen())),
      map((may): MessageEvent => {
        if (!may) ended.next();
        return { comment: 'beat' };
      }),
    );
    return new Observable<MessageEvent>((listener) => {
      this.listening[who] += 1;
      const events = merge(
        of<MessageEvent>({ comment: 'open' }),
        told.pipe(map((data) => ({ data }))),
        beats,
      );
      listener.add(events.pipe(takeUntil(merge(ended, this.closing))).subscribe(listener));
      listener.add(() => {
        this.listening[who] -= 1;
      });
    });
  }

  private bearer({ sessionId, id }: Customer): Promise<Customer | undefined> {
    return this.sessions.bearer(sessionId, id).catch(() => undefined);
  }
}
