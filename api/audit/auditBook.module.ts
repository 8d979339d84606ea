import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditBook } from './auditBook.js';
import { auditSchema } from './auditEntry.schema.js';
import { AuditPeople } from './auditPeople.js';

/** Where changes are written down, for the API and the command line alike. */
@Module({
  imports: [MongooseModule.forFeature([{ name: 'Audit', schema: auditSchema }])],
  providers: [AuditBook, AuditPeople],
  exports: [AuditBook, AuditPeople, MongooseModule],
})
export class AuditBookModule {}
