import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditModule } from '../audit/audit.module.js';
import { emailUndoSchema } from './emailUndo.schema.js';
import { EmailUndosService } from './emailUndos.service.js';
import { AccountHoldsService } from './accountHolds.service.js';
import { AccountWritesService } from './accountWrites.service.js';
import { EmailUndoPersonalData } from './emailUndoPersonalData.js';
import { SessionPersonalData } from './sessionPersonalData.js';
import { UserListService } from './userList.service.js';
import { PersonalDataService } from './personalData.service.js';
import { LiveSessionsService } from './liveSessions.service.js';
import { sessionSchema } from './session.schema.js';
import { SessionsService } from './sessions.service.js';
import { AdminAccountsService } from './adminAccounts.service.js';
import { userSchema } from './user.schema.js';
import { UsersService } from './users.service.js';

/** Provides accounts and sessions, for the command line and the other modules. */
@Module({
  imports: [
    AuditModule,
    MongooseModule.forFeature([
      { name: 'User', schema: userSchema },
      { name: 'Session', schema: sessionSchema },
      { name: 'EmailUndo', schema: emailUndoSchema },
    ]),
  ],
  providers: [
    UsersService,
    AccountWritesService,
    AdminAccountsService,
    UserListService,
    SessionsService,
    LiveSessionsService,
    EmailUndosService,
    AccountHoldsService,
    PersonalDataService,
    EmailUndoPersonalData,
    SessionPersonalData,
  ],
  exports: [
    MongooseModule,
    UsersService,
    AdminAccountsService,
    UserListService,
    SessionsService,
    LiveSessionsService,
    EmailUndosService,
    AccountHoldsService,
    PersonalDataService,
  ],
})
export class AccountsModule {}
