import { Module } from '@nestjs/common';
import { AuditBookModule } from '../audit/auditBook.module.js';
import { RatesModule } from '../rates/rates.module.js';
import { MediaModule } from './media.module.js';
import { UploadsController } from './uploads.controller.js';
import { UploadsService } from './uploads.service.js';

@Module({
  imports: [AuditBookModule, MediaModule, RatesModule],
  controllers: [UploadsController],
  providers: [UploadsService],
})
export class UploadsModule {}
