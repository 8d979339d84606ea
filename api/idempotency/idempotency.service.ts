import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import { DomainError } from '../common/domainError.js';
import { transact } from '../database/transact.js';
import type { IdempotencyKeyRecord } from './idempotencyKey.schema.js';

/** Who asks for what; with a key, the same is done once. */
export interface Intent {
  userId: string;
  key?: string | undefined;
  fingerprint: string;
}

/** Remembers for a day what a call with a key has made (W-35). */
@Injectable()
export class IdempotencyService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel('IdempotencyKey') private readonly keys: Model<IdempotencyKeyRecord>,
  ) {}

  /**
   * Makes something in a transaction, or finds what this key made before: what nobody was told of is found too.
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
        const before = await this.find(intent, session);
        if (before) return before.made as Made; // the fingerprint names the call
        const made = await make(session);
        await this.remember(intent, made, session);
        return made;
      },
      timeoutMS,
    );
  }

  /** Whether this key has made something. @throws DomainError `keyReused` */
  async knows(intent: Intent): Promise<boolean> {
    return (await this.find(intent)) !== undefined;
  }

  /** What the key made is no more: it may make it again. */
  async erase({ userId, key }: { userId: string; key: string }, session: ClientSession): Promise<void> {
    await this.keys.deleteOne({ userId, key }, { session });
  }

  private async find({ userId, key, fingerprint }: Intent, session?: ClientSession) {
    if (key === undefined) return undefined;
    const known = await this.keys
      .findOne({ userId, key })
      .session(session ?? null)
      .lean();
    if (known && known.fingerprint !== fingerprint) throw new DomainError('keyReused');
    return known ?? undefined;
  }

  private async remember(
    { userId, key, fingerprint }: Intent,
    made: unknown,
    session: ClientSession,
  ): Promise<void> {
    if (key === undefined) return;
    await this.keys.create([{ userId, key, fingerprint, made, createdAt: new Date() }], { session });
  }
}
