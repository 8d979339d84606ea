import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditBookModule } from '../audit/auditBook.module.js';
import { emailUndoSchema } from './emailUndo.schema.js';
import { EmailUndosService } from './emailUndos.service.js';
import { AccountHolds } from './accountHolds.js';
import { AccountWrites } from './accountWrites.service.js';
import { AdminsService } from './admins.service.js';
import { OwnChanges } from './ownChanges.js';
import { OwnEmails } from './ownEmails.js';
import { OwnSessions } from './ownSessions.js';
import { PeopleService } from './people.service.js';
import { PersonalData } from './personalData.js';
import { sessionSchema } from './session.schema.js';
import { SessionsService } from './sessions.service.js';
import { StaffService } from './staff.service.js';
import { userSchema } from './user.schema.js';
import { UsersService } from './users.service.js';

/** Accounts and their sessions, without anything around them: what the command line and the other modules need. */
@Module({
  imports: [
    AuditBookModule,
    MongooseModule.forFeature([
      { name: 'User', schema: userSchema },
      { name: 'Session', schema: sessionSchema },
      { name: 'EmailUndo', schema: emailUndoSchema },
    ]),
  ],
  providers: [
    UsersService,
    AccountWrites,
    AdminsService,
    StaffService,
    PeopleService,
    SessionsService,
    EmailUndosService,
    AccountHolds,
    PersonalData,
    OwnEmails,
    OwnChanges,
    OwnSessions,
  ],
  exports: [
    MongooseModule,
    UsersService,
    AdminsService,
    StaffService,
    PeopleService,
    SessionsService,
    EmailUndosService,
    AccountHolds,
    PersonalData,
  ],
})
export class AccountsModule {}
