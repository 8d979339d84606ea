import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { RateLimitsModule } from '../rateLimits/rateLimits.module.js';
import { MediaModule } from './media.module.js';
import { UploadsController } from './uploads.controller.js';
import { UploadsService } from './uploads.service.js';

@Module({
  imports: [AuditModule, MediaModule, RateLimitsModule],
  controllers: [UploadsController],
  providers: [UploadsService],
})
export class UploadsModule {}
