import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditLogService } from './auditLog.service.js';
import { auditSchema } from './auditEntry.schema.js';
import { AuditErasureService } from './auditErasure.service.js';

/** Writes the audit log, for the API and the command line alike. */
@Module({
  imports: [MongooseModule.forFeature([{ name: 'Audit', schema: auditSchema }])],
  providers: [AuditLogService, AuditErasureService],
  exports: [AuditLogService, AuditErasureService, MongooseModule],
})
export class AuditLogModule {}
