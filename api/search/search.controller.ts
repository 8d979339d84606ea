import { Body, Controller } from '@nestjs/common';
import { calls } from '../../contract/calls.js';
import type { Outcome, ParsedBody } from '../../contract/schemas.js';
import { Call } from '../common/call.js';
import { CurrentUser, type Customer } from '../common/customer.js';
import { CurrentVisitor, type Visitor } from '../rates/visitor.js';
import { MissesService } from './misses.service.js';
import { SearchWordsService } from './searchWords.service.js';

/** What the shop learns from searches, and what it teaches them. */
@Controller()
export class SearchController {
  constructor(
    private readonly misses: MissesService,
    private readonly words: SearchWordsService,
  ) {}

  @Call(calls.search.missed)
  missed(@Body() { search }: ParsedBody<'search', 'missed'>, @CurrentVisitor() visitor: Visitor) {
    return this.misses.count(search, visitor.address);
  }

  @Call(calls.search.misses)
  list(@Body() body: ParsedBody<'search', 'misses'>) {
    return this.misses.list(body);
  }

  @Call(calls.search.forget)
  forget(@CurrentUser() admin: Customer, @Body() { search }: ParsedBody<'search', 'forget'>) {
    return this.misses.forget(admin, search);
  }

  @Call(calls.search.words)
  async current(): Promise<Outcome<'search', 'words'>> {
    return { data: await this.words.current() };
  }

  @Call(calls.search.updateWords)
  async update(
    @CurrentUser() admin: Customer,
    @Body() body: ParsedBody<'search', 'updateWords'>,
  ): Promise<Outcome<'search', 'updateWords'>> {
    return { data: await this.words.save(admin, body) };
  }
}
