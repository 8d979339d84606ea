import { Body, Controller } from '@nestjs/common';
import { calls } from '../../contract/calls.js';
import type { ParsedBody } from '../../contract/schemas.js';
import { Call, CurrentUser, type Customer } from '../common/call.js';
import { CurrentVisitor, type Visitor } from '../common/visitor.js';
import { SearchesWithoutResultsService } from './searchesWithoutResults.service.js';
import { SynonymsService } from './synonyms.service.js';

@Controller()
export class SearchAdminController {
  constructor(
    private readonly searchesWithoutResults: SearchesWithoutResultsService,
    private readonly synonyms: SynonymsService,
  ) {}

  @Call(calls.search.noResults)
  noResults(@Body() { search }: ParsedBody<'search', 'noResults'>, @CurrentVisitor() visitor: Visitor) {
    return this.searchesWithoutResults.count(search, visitor.address);
  }

  @Call(calls.search.searchesWithoutResults)
  list(@Body() body: ParsedBody<'search', 'searchesWithoutResults'>) {
    return this.searchesWithoutResults.list(body);
  }

  @Call(calls.search.forget)
  forget(@CurrentUser() admin: Customer, @Body() { search }: ParsedBody<'search', 'forget'>) {
    return this.searchesWithoutResults.forget(admin, search);
  }

  @Call(calls.search.synonyms)
  async current() {
    return { data: await this.synonyms.current() };
  }

  @Call(calls.search.updateWords)
  async update(@CurrentUser() admin: Customer, @Body() body: ParsedBody<'search', 'updateWords'>) {
    return { data: await this.synonyms.save(admin, body) };
  }
}
