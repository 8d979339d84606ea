import { Module } from '@nestjs/common';
import { AuditController } from './audit.controller.js';
import { AuditBookModule } from './auditBook.module.js';
import { AuditListService } from './auditList.service.js';

/** The log of changes as the dashboard reads it. */
@Module({ imports: [AuditBookModule], controllers: [AuditController], providers: [AuditListService] })
export class AuditModule {}
