import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import mongoose, { type ClientSession, type Connection, type Model } from 'mongoose';
import type { AuditAction, AuditKind } from '../../contract/audit.js';
import { commandLine } from '../../contract/codes.js';
import { wordsOf } from '../common/wordsOf.js';
import { transact } from '../database/transact.js';
import type { AuditRecord } from './auditEntry.schema.js';
import { type AuditChange, type AuditThing, changeOf } from './changeOf.js';

/** The author of a write: an admin, or the command line. */
export interface Author {
  id: string;
  name: string;
  email: string;
}

/** The author for everything that the command line writes, and for the first start of a shop. */
export const operator: Author = { id: commandLine, name: commandLine, email: '' };

const kinds: Readonly<Record<string, AuditKind>> = {
  category: 'category',
  subcategory: 'subcategory',
  product: 'product',
  order: 'order',
  rating: 'rating',
  file: 'picture',
  user: 'user',
  shop: 'shop',
  delivery: 'shop',
  home: 'shop',
  search: 'search',
  import: 'import',
};

const kindOf = (action: AuditAction): AuditKind => {
  const kind = kinds[action.split('.', 1)[0] ?? ''];
  if (!kind) throw new Error(`the log of changes has no kind for ${action}`);
  return kind;
};

const searchWords = ({ name, email }: Author, things: readonly AuditThing[]): string[] => [
  ...new Set([name, email, ...things.map((thing) => thing.name)].flatMap(wordsOf)),
];

/** Records one changed document; called before the write is committed. */
type Tell = (change: AuditChange) => void;

/**
 * Writes the audit log: every write of an admin or of the command line adds an entry in the write's own
 * transaction.
 */
@Injectable()
export class AuditLogService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel('Audit') private readonly entries: Model<AuditRecord>,
  ) {}

  /**
   * Runs a write like `transact` and stores its entry in the same transaction. A write that records nothing
   * is a bug.
   * @throws Error when `work` records nothing
   */
  write<Result>(
    by: Author,
    action: AuditAction,
    work: (session: ClientSession, tell: Tell) => Promise<Result>,
  ): Promise<Result> {
    return transact(this.connection, async (session) => {
      const changes: AuditChange[] = [];
      const result = await work(session, (change) => changes.push(change));
      await this.append(session, by, action, changes);
      return result;
    });
  }

  /** Adds one entry in the caller's transaction. @throws Error when `changes` is empty */
  append(
    session: ClientSession,
    by: Author,
    action: AuditAction,
    changes: readonly AuditChange[],
  ): Promise<void> {
    return this.appendAll(session, by, [[action, changes]]);
  }

  /**
   * Adds several entries at once in the caller's transaction.
   * @param of the import, if the write is one of its batches
   * @throws Error when an entry has no changes
   */
  async appendAll(
    session: ClientSession,
    by: Author,
    entries: readonly (readonly [AuditAction, readonly AuditChange[]])[],
    of?: AuditRecord['import'],
  ): Promise<void> {
    if (!entries.length) return;
    const { id, name, email } = by;
    const records = entries.map(([action, changes]): AuditRecord => {
      if (!changes.length) throw new Error(`${action} says nothing of what it did`);
      const things = changes.map(changeOf);
      return {
        _id: new mongoose.Types.ObjectId(),
        at: new Date(),
        who: { _id: id, name, email },
        action,
        kind: kindOf(action),
        things,
        ...(of && { import: of }),
        search: searchWords(by, things),
      };
    });
    // the driver writes them without a check of the schema, which is several times faster
    await this.entries.collection.insertMany(records, { session });
  }
}
