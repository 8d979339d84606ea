import { Body, Controller, Req, StreamableFile } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { calls } from '../../contract/calls.js';
import { dayOf } from '../../contract/dates.js';
import { limits } from '../../contract/limits.js';
import type { ParsedBody } from '../../contract/schemas.js';
import type { Messages } from '../../contract/messages/en.js';
import { Call, CurrentUser, type Customer } from '../common/call.js';
import { CurrentMessages } from '../common/locale.js';
import { bytesOf, takeUploadedFile } from '../common/uploadedFile.js';
import { RateLimitsService } from '../rateLimits/rateLimits.service.js';
import { ExportsService } from './exports.service.js';
import { ImportJobsService } from './importJobs.service.js';
import { ImportUploadsService } from './importUploads.service.js';
import { ImportsService } from './imports.service.js';

@Controller()
export class ImportsController {
  constructor(
    private readonly uploads: ImportUploadsService,
    private readonly imports: ImportsService,
    private readonly exports: ExportsService,
    private readonly jobs: ImportJobsService,
    private readonly rateLimits: RateLimitsService,
  ) {}

  @Call(calls.import.upload)
  async upload(@CurrentUser() admin: Customer, @Req() request: FastifyRequest) {
    await this.rateLimits.spend('uploads', admin.id);
    const field = calls.import.upload.file ?? '';
    const data = await takeUploadedFile(request, field, limits.importBytes, (part) =>
      this.uploads.receive(bytesOf(part, limits.importBytes), part.filename, admin),
    );
    return { data };
  }

  @Call(calls.import.preview)
  async preview(@Body() body: ParsedBody<'import', 'preview'>, @CurrentMessages() messages: Messages) {
    return { data: await this.imports.preview(body, messages) };
  }

  @Call(calls.import.start)
  async start(
    @CurrentUser() admin: Customer,
    @Body() body: ParsedBody<'import', 'start'>,
    @CurrentMessages() messages: Messages,
  ) {
    const data = await this.imports.start(body, admin, messages);
    this.jobs.wake();
    return { data };
  }

  @Call(calls.import.status)
  async status(@Body() { id }: ParsedBody<'import', 'status'>, @CurrentMessages() messages: Messages) {
    return { data: await this.imports.status(messages, id) };
  }

  @Call(calls.import.cancel)
  async cancel(
    @CurrentUser() admin: Customer,
    @Body() { id }: ParsedBody<'import', 'cancel'>,
    @CurrentMessages() messages: Messages,
  ) {
    return { data: await this.imports.cancel(admin, messages, id) };
  }

  @Call(calls.product.export)
  async export() {
    return new StreamableFile(await this.exports.csv(), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="products-${dayOf(new Date())}.csv"`,
    });
  }
}
