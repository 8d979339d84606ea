import { Body, Controller } from '@nestjs/common';
import { calls } from '../../contract/calls.js';
import type { Messages } from '../../contract/messages/en.js';
import type { ParsedBody } from '../../contract/schemas.js';
import { Call } from '../common/call.js';
import { CurrentMessages } from '../common/locale.js';
import { CurrentVisitor, type Visitor } from '../common/visitor.js';
import { PopularSearchesService } from './popularSearches.service.js';
import { ProductListsService } from './productLists.service.js';
import { SuggestionsService } from './suggestions.service.js';

/** Answers searches and suggestions for customers. */
@Controller()
export class ProductSearchController {
  constructor(
    private readonly lists: ProductListsService,
    private readonly suggestions: SuggestionsService,
    private readonly popularSearches: PopularSearchesService,
  ) {}

  @Call(calls.product.search)
  search(@Body() body: ParsedBody<'product', 'search'>) {
    return this.lists.search(body);
  }

  @Call(calls.product.facets)
  facets(@Body() body: ParsedBody<'product', 'facets'>) {
    return this.lists.facets(body);
  }

  @Call(calls.product.suggest)
  suggest(@Body() body: ParsedBody<'product', 'suggest'>) {
    return this.suggestions.suggest(body);
  }

  @Call(calls.search.popular)
  popular(@Body() _none: unknown, @CurrentMessages() messages: Messages) {
    return this.popularSearches.list(messages);
  }

  @Call(calls.search.found)
  found(@Body() { search }: ParsedBody<'search', 'found'>, @CurrentVisitor() visitor: Visitor) {
    return this.popularSearches.count(search, visitor.address);
  }
}
