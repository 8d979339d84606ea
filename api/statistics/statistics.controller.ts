import { Controller } from '@nestjs/common';
import { calls } from '../../contract/calls.js';
import { Call } from '../common/call.js';
import { StatisticsService } from './statistics.service.js';

@Controller()
export class StatisticsController {
  constructor(private readonly statistics: StatisticsService) {}

  @Call(calls.statistics.home)
  async home() {
    return { data: await this.statistics.home() };
  }
}
