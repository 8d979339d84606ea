import { Module } from '@nestjs/common';
import { AuditController } from './audit.controller.js';
import { AuditLogModule } from './auditLog.module.js';
import { AuditListService } from './auditList.service.js';

/** Shows the audit log on the dashboard. */
@Module({ imports: [AuditLogModule], controllers: [AuditController], providers: [AuditListService] })
export class AuditModule {}
