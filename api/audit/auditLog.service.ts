import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import mongoose, { type ClientSession, type Connection, type Model } from 'mongoose';
import type { AuditAction, AuditKind } from '../../contract/audit.js';
import { commandLine } from '../../contract/codes.js';
import { wordsOf } from '../common/wordsOf.js';
import { transact } from '../database/transact.js';
import type { AuditRecord } from './auditEntry.schema.js';
import type { AuditThing } from './changeOf.js';

/** Who writes: an admin, or the command line. */
export interface Author {
  id: string;
  name: string;
  email: string;
}

/** The operator at the command line, also at the shop's first start. */
export const operator: Author = { id: commandLine, name: commandLine, email: '' };

const kinds: Readonly<Record<string, AuditKind>> = {
  category: 'category',
  subcategory: 'subcategory',
  product: 'product',
  order: 'order',
  file: 'picture',
  user: 'user',
  shop: 'shop',
  delivery: 'shop',
  search: 'shop',
  import: 'import',
};

const kindOf = (action: AuditAction): AuditKind => {
  const kind = kinds[action.split('.', 1)[0] ?? ''];
  if (!kind) throw new Error(`the log of changes has no kind for ${action}`);
  return kind;
};

const synonyms = ({ name, email }: Author, things: readonly AuditThing[]): string[] => [
  ...new Set([name, email, ...things.map((thing) => thing.name)].flatMap(wordsOf)),
];

/** Tells what a write does, before it is committed. */
type Tell = (thing: AuditThing) => void;

/** The log of changes: every write of an admin or the command line is added to it in the write's own transaction. */
@Injectable()
export class AuditLogService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel('Audit') private readonly entries: Model<AuditRecord>,
  ) {}

  /** Runs a write as `transact` does; what it tells is kept with it, or neither. A write that tells nothing is a bug. */
  write<Result>(
    by: Author,
    action: AuditAction,
    work: (session: ClientSession, tell: Tell) => Promise<Result>,
  ): Promise<Result> {
    return transact(this.connection, async (session) => {
      const things: AuditThing[] = [];
      const result = await work(session, (thing) => things.push(thing));
      await this.append(session, by, action, things);
      return result;
    });
  }

  /** One entry, in the caller's transaction. `of`: the import whose batch it was. */
  async append(
    session: ClientSession,
    by: Author,
    action: AuditAction,
    things: readonly AuditThing[],
    of?: AuditRecord['import'],
  ): Promise<void> {
    if (!things.length) throw new Error(`${action} says nothing of what it did`);
    const { id, name, email } = by;
    const entry = {
      _id: new mongoose.Types.ObjectId(),
      at: new Date(),
      who: { _id: id, name, email },
      action,
      kind: kindOf(action),
      things: [...things],
      ...(of && { import: of }),
      search: synonyms(by, things),
    };
    await this.entries.create([entry], { session });
  }
}
