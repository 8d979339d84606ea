import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { type Connection, type Model, Types } from 'mongoose';
import type { Outcome, ParsedBody } from '../../contract/schemas.js';
import type { Customer } from '../common/call.js';
import { DomainError } from '../common/domainError.js';
import { transact } from '../database/transact.js';
import type { SessionRecord } from '../accounts/session.schema.js';
import { SessionsService } from '../accounts/sessions.service.js';

type OwnSession = Outcome<'user', 'sessions'>['data'][number];

/** Lists a customer's sessions and ends them. */
@Injectable()
export class SessionListService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel('Session') private readonly records: Model<SessionRecord>,
    private readonly sessions: SessionsService,
  ) {}

  /** Lists the unexpired sessions, the last used first. */
  async of({ id, sessionId }: Customer): Promise<Outcome<'user', 'sessions'>> {
    const data = await this.records.aggregate<OwnSession>([
      { $match: { userId: new Types.ObjectId(id), $expr: { $gt: ['$expiresAt', '$$NOW'] } } },
      {
        $project: {
          browser: { $ifNull: ['$browser', ''] },
          system: { $ifNull: ['$system', ''] },
          createdAt: { $ifNull: ['$createdAt', null] },
          lastUsedAt: { $first: '$tokens.issuedAt' }, // a token is issued at the login and at each refresh
          current: { $eq: ['$_id', sessionId] },
        },
      },
      { $sort: { lastUsedAt: -1, _id: 1 } },
    ]);
    return { data };
  }

  /** Ends one of the user's own sessions. @throws DomainError `notFound`, also for another user's session */
  async end({ id }: Customer, { sessionId }: ParsedBody<'user', 'endSession'>): Promise<void> {
    if (!(await this.sessions.end(sessionId, id))) throw new DomainError('notFound');
  }

  /** Ends all sessions of the user except the current one, or none if it fails halfway. */
  async endOthers({ id, sessionId }: Customer): Promise<Outcome<'user', 'endOtherSessions'>> {
    const ended = await transact(this.connection, (session) => this.sessions.endAll(id, session, sessionId));
    return { data: { ended } };
  }
}
