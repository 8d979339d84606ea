import { Module } from '@nestjs/common';
import { AuditLogModule } from '../audit/auditLog.module.js';
import { RateLimitsModule } from '../rateLimits/rateLimits.module.js';
import { MediaModule } from './media.module.js';
import { UploadsController } from './uploads.controller.js';
import { UploadsService } from './uploads.service.js';

@Module({
  imports: [AuditLogModule, MediaModule, RateLimitsModule],
  controllers: [UploadsController],
  providers: [UploadsService],
})
export class UploadsModule {}
