import { Injectable, Logger, type MessageEvent, type OnModuleDestroy } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, mongo } from 'mongoose';
import {
  concatMap,
  filter,
  finalize,
  interval,
  map,
  merge,
  Observable,
  of,
  retry,
  share,
  Subject,
  type Subscriber,
  takeUntil,
  takeWhile,
  tap,
  timer,
} from 'rxjs';
import { limits } from '../../contract/limits.js';
import type { Customer } from '../common/call.js';
import { DomainError } from '../common/domainError.js';
import { outsideRequests } from '../common/requestContext.js';
import { LiveSessionsService } from '../accounts/liveSessions.service.js';
import { adminOrderRow } from './adminOrders.service.js';
import type { OrderRecord } from './order.schema.js';
import { OrdersService } from './orders.service.js';

/** ms between heartbeats of a stream; each heartbeat checks whether the session may still listen. */
const heartbeatInterval = 10_000;
/** The maximum number of open order streams per process. */
const max = { admins: 200, customers: 2_000 };
/**
 * ms that a browser waits before it reopens a stream that a newer stream replaced; otherwise two browsers
 * would keep replacing each other.
 */
const replacedPause = 60_000;
/** ms before a broken change stream of MongoDB is opened again. */
const pause = 1_000;

type Change = mongo.ChangeStreamDocument<OrderRecord>;

type Listeners = keyof typeof max;

/**
 * Holds the open streams of all admins or of all customers. Those of an account are few and in order of age,
 * the oldest first.
 */
class OpenStreams {
  private readonly byAccount = new Map<string, Set<Subscriber<MessageEvent>>>();
  private count = 0;

  constructor(private readonly max: number) {}

  /** Refuses a new stream if this process has too many. @throws DomainError `notReady` */
  refuseTooMany(): void {
    if (this.count >= this.max) throw new DomainError('notReady', { headers: { 'retry-after': '30' } });
  }

  /** Adds a stream, and ends the account's oldest stream if there are too many. */
  add(account: string, stream: Subscriber<MessageEvent>): void {
    const streams = this.byAccount.get(account) ?? new Set();
    this.byAccount.set(account, streams.add(stream));
    this.count += 1;
    stream.add(() => {
      streams.delete(stream);
      if (!streams.size) this.byAccount.delete(account);
      this.count -= 1;
    });
    const [oldest] = streams;
    if (streams.size <= limits.orderStreams || !oldest) return;
    oldest.next({ retry: replacedPause });
    oldest.complete();
  }
}

const changed = ['insert', 'update', 'replace'];
const orderOf = (change: Change) => ('fullDocument' in change ? change.fullDocument : undefined);

/** Tells whether an order waits for its payment page. If none can be opened, the order is deleted without an event. */
const isOpening = ({ status, payment_status, payment }: OrderRecord): boolean =>
  status === 'placed' && payment_status === 'awaiting' && !payment;

/**
 * Streams new and changed orders to browsers. Each process opens one change stream of MongoDB while a client
 * listens.
 */
@Injectable()
export class OrderFeedService implements OnModuleDestroy {
  private readonly log = new Logger('Orders');
  private readonly closing = new Subject<void>();
  private readonly open: Record<Listeners, OpenStreams> = {
    admins: new OpenStreams(max.admins),
    customers: new OpenStreams(max.customers),
  };
  /**
   * Maps a session id to the heartbeats of its streams. Each heartbeat emits the session's user, or undefined
   * when the session is over.
   */
  private readonly heartbeats = new Map<string, Observable<Customer | undefined>>();

  private readonly orders = new Observable<OrderRecord>((listener) =>
    outsideRequests(() => this.listen(listener)),
  ).pipe(
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
    private readonly sessions: LiveSessionsService,
    private readonly ordersService: OrdersService,
  ) {}

  onModuleDestroy(): void {
    this.closing.next();
  }

  /** Opens the change stream. It outlives the request of the first client, so it does not belong to that. */
  private listen(listener: Subscriber<OrderRecord>): () => void {
    const stream = this.connection
      .collection<OrderRecord>('orders')
      .watch<OrderRecord, Change>([{ $match: { operationType: { $in: changed } } }], {
        fullDocument: 'updateLookup',
      });
    stream.on('change', (change) => {
      const order = orderOf(change);
      if (order && !isOpening(order)) listener.next(order);
    });
    stream.on('error', (error) => listener.error(error));
    return () => void stream.close();
  }

  /**
   * Streams new and changed orders to an admin, as rows of the admins' list, until the session ends or the
   * shop closes. Earlier changes are not repeated: a client reads the list when it begins to listen.
   * @throws DomainError `notReady` if too many streams are open
   */
  followAll(admin: Customer): Observable<MessageEvent> {
    const rows = this.orders.pipe(map(adminOrderRow));
    return this.tell('admins', admin, rows, (sessionUser) => sessionUser?.role === 'ADMIN');
  }

  /**
   * Streams a customer's own new and changed orders.
   * @throws DomainError `notReady` if too many streams are open
   */
  followOwn(customer: Customer): Observable<MessageEvent> {
    const own = this.orders.pipe(
      filter(({ userId }) => userId?.toHexString() === customer.id),
      map(this.ordersService.show),
    );
    return this.tell('customers', customer, own, (sessionUser) => sessionUser !== undefined);
  }

  private tell(
    who: Listeners,
    listener: Customer,
    orders: Observable<object>,
    mayListen: (sessionUser: Customer | undefined) => boolean,
  ): Observable<MessageEvent> {
    this.open[who].refuseTooMany();
    return new Observable<MessageEvent>((stream) => {
      this.open[who].add(listener.id, stream);
      const ended = new Subject<void>();
      const beats = this.heartbeat(listener).pipe(
        takeWhile(mayListen),
        map((): MessageEvent => ({ comment: 'beat' })),
        tap({ complete: () => ended.next() }),
      );
      const events = merge(
        of<MessageEvent>({ comment: 'open' }),
        orders.pipe(map((data) => ({ data }))),
        beats,
      );
      stream.add(events.pipe(takeUntil(merge(ended, this.closing))).subscribe(stream));
    });
  }

  /** Returns the heartbeats of a session, which all its streams share. */
  private heartbeat({ sessionId, id }: Customer): Observable<Customer | undefined> {
    const known = this.heartbeats.get(sessionId);
    if (known) return known;
    const beats = interval(heartbeatInterval).pipe(
      concatMap(() => this.sessions.storedUser(sessionId, id).catch(() => undefined)),
      finalize(() => this.heartbeats.delete(sessionId)),
      share(),
    );
    this.heartbeats.set(sessionId, beats);
    return beats;
  }
}
