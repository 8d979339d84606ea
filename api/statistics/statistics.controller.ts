import { Controller } from '@nestjs/common';
import { calls } from '../../contract/calls.js';
import type { Outcome } from '../../contract/schemas.js';
import { Call } from '../common/call.js';
import { StatisticsService } from './statistics.service.js';

@Controller()
export class StatisticsController {
  constructor(private readonly statistics: StatisticsService) {}

  @Call(calls.statistics.home)
  async home(): Promise<Outcome<'statistics', 'home'>> {
    return { data: await this.statistics.home() };
  }
}
