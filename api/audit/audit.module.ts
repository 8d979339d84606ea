import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditController } from './audit.controller.js';
import { auditSchema } from './auditEntry.schema.js';
import { AuditErasureService } from './auditErasure.service.js';
import { AuditListService } from './auditList.service.js';
import { AuditLogService } from './auditLog.service.js';

/** Writes the audit log, and shows it on the dashboard. */
@Module({
  imports: [MongooseModule.forFeature([{ name: 'Audit', schema: auditSchema }])],
  controllers: [AuditController],
  providers: [AuditLogService, AuditErasureService, AuditListService],
  exports: [AuditLogService, AuditErasureService, MongooseModule],
})
export class AuditModule {}
