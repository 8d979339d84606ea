import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { calls } from '../../contract/calls.js';
import { Call, CurrentUser, type Customer } from '../common/call.js';
import { UploadsService } from './uploads.service.js';

@Controller()
export class UploadsController {
  constructor(private readonly uploads: UploadsService) {}

  @Call(calls.file.upload)
  upload(@CurrentUser() admin: Customer, @Req() request: FastifyRequest) {
    return this.uploads.take(admin, request);
  }
}
