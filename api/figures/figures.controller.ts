import { Controller } from '@nestjs/common';
import { calls } from '../../contract/calls.js';
import type { Outcome } from '../../contract/schemas.js';
import { Call } from '../common/call.js';
import { FiguresService } from './figures.service.js';

@Controller()
export class FiguresController {
  constructor(private readonly figures: FiguresService) {}

  @Call(calls.figures.home)
  async home(): Promise<Outcome<'figures', 'home'>> {
    return { data: await this.figures.home() };
  }
}
