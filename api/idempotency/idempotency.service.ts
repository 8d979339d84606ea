import { createHash } from 'node:crypto';
import { createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { FastifyRequest } from 'fastify';
import { type ClientSession, type Connection, type Model, Types } from 'mongoose';
import { idempotencyHeader } from '../../contract/calls.js';
import { idempotencyKey } from '../../contract/wire.js';
import { DomainError } from '../common/domainError.js';
import type { Find } from '../database/batches.js';
import { transact } from '../database/transact.js';
import type { IdempotencyKeyRecord } from './idempotencyKey.schema.js';

const header = idempotencyHeader.toLowerCase();

/**
 * Reads the `Idempotency-Key` header, if there is one: 1–200 printable ASCII characters.
 * @throws DomainError `invalid`
 */
export const IdempotencyKey = createParamDecorator(
  (_: unknown, context: ExecutionContext): string | undefined => {
    const key = context.switchToHttp().getRequest<FastifyRequest>().headers[header];
    if (key === undefined) return undefined;
    const parsed = idempotencyKey.safeParse(key);
    if (parsed.success) return parsed.data;
    throw new DomainError('invalid', {
      inWords: ({ request }) => ({ values: { first: request.idempotencyKey } }),
    });
  },
);

/** Hashes a call: two calls with the same content have the same fingerprint. */
const fingerprintOf = (call: unknown): string =>
  createHash('sha256').update(JSON.stringify(call)).digest('base64url');

/**
 * Identifies a call by its user, its idempotency key and its content (plain data that names the call). A call
 * with a key takes effect only once.
 */
export interface Intent {
  userId: string;
  key?: string | undefined;
  content: unknown;
}

/** Stores for a day what a call with an `Idempotency-Key` has made, so that a retry returns the same result. */
@Injectable()
export class IdempotencyService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel('IdempotencyKey') private readonly keys: Model<IdempotencyKeyRecord>,
  ) {}

  /**
   * Runs `make` in a transaction and stores its result under the idempotency key. If the key has a result
   * already, it returns that one, because the client may not have received it.
   * @throws DomainError `keyReused`, `notReady`
   */
  run<Made>(
    intent: Intent,
    make: (session: ClientSession) => Promise<Made>,
    timeoutMS?: number,
  ): Promise<Made> {
    return transact(
      this.connection,
      async (session) => {
        const before = await this.findIn<Made>(intent, session);
        if (before) return before.made;
        const made = await make(session);
        await this.remember([{ intent, made }], session);
        return made;
      },
      timeoutMS,
    );
  }

  /**
   * Deletes an idempotency key, so that the key can be used again. The caller has removed from the shop what
   * the call with this key had made.
   */
  async erase({ userId, key }: { userId: string; key: string }, session: ClientSession): Promise<void> {
    await this.keys.deleteOne({ userId, key }, { session });
  }

  /** Finds what is stored under the idempotency key of a call; undefined without a key. See `madeBy`. */
  find({ userId, key }: Intent): Find<IdempotencyKeyRecord> | undefined {
    if (key === undefined) return undefined;
    return { collection: this.keys.collection, filter: { userId: new Types.ObjectId(userId), key } };
  }

  /**
   * Returns what the call has made already, by what `find` has found.
   * @throws DomainError `keyReused`
   */
  madeBy<Made>({ content }: Intent, [known]: readonly IdempotencyKeyRecord[]): { made: Made } | undefined {
    if (known && known.fingerprint !== fingerprintOf(content)) throw new DomainError('keyReused');
    return known ? { made: known.made as Made } : undefined; // the content names the call, so the type is the same
  }

  /** Stores what calls have made under their idempotency keys, in the transaction that makes it. */
  async remember(calls: readonly { intent: Intent; made: unknown }[], session: ClientSession): Promise<void> {
    const createdAt = new Date();
    const answered = calls.flatMap(({ intent, made }) => {
      const { key, content } = intent;
      const userId = new Types.ObjectId(intent.userId);
      return key === undefined ? [] : [{ userId, key, fingerprint: fingerprintOf(content), made, createdAt }];
    });
    if (answered.length) await this.keys.collection.insertMany(answered, { session });
  }

  private async findIn<Made>(intent: Intent, session: ClientSession): Promise<{ made: Made } | undefined> {
    const { userId, key } = intent;
    if (key === undefined) return undefined;
    const known = await this.keys.findOne({ userId, key }).session(session).lean<IdempotencyKeyRecord>();
    return this.madeBy(intent, known ? [known] : []);
  }
}
