import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditBookModule } from '../audit/auditBook.module.js';
import { AccountHolds } from './accountHolds.js';
import { OwnSessions } from './ownSessions.js';
import { PersonalData } from './personalData.js';
import { sessionSchema } from './session.schema.js';
import { SessionsService } from './sessions.service.js';
import { userSchema } from './user.schema.js';
import { UsersService } from './users.service.js';

/** Accounts and their sessions, without anything around them: what the command line and the other modules need. */
@Module({
  imports: [
    AuditBookModule,
    MongooseModule.forFeature([
      { name: 'User', schema: userSchema },
      { name: 'Session', schema: sessionSchema },
    ]),
  ],
  providers: [UsersService, SessionsService, AccountHolds, PersonalData, OwnSessions],
  exports: [MongooseModule, UsersService, SessionsService, AccountHolds, PersonalData],
})
export class AccountsModule {}
