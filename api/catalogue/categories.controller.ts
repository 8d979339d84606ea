import { Body, Controller } from '@nestjs/common';
import { calls } from '../../contract/calls.js';
import type { Outcome, ParsedBody } from '../../contract/schemas.js';
import { Call } from '../common/call.js';
import { CurrentUser, type Customer } from '../common/customer.js';
import { CatalogueProjection } from './catalogueProjection.js';
import { CategoriesService } from './categories.service.js';

@Controller()
export class CategoriesController {
  constructor(
    private readonly categories: CategoriesService,
    private readonly catalogue: CatalogueProjection,
  ) {}

  @Call(calls.category.create)
  async create(@CurrentUser() admin: Customer, @Body() body: ParsedBody<'category', 'create'>) {
    await this.categories.create(admin, body);
  }

  @Call(calls.category.list)
  list(): Outcome<'category', 'list'> {
    return { data: this.catalogue.categories() };
  }

  @Call(calls.category.update)
  update(@CurrentUser() admin: Customer, @Body() body: ParsedBody<'category', 'update'>) {
    return this.categories.update(admin, body);
  }

  @Call(calls.category.remove)
  remove(@CurrentUser() admin: Customer, @Body() { _id }: ParsedBody<'category', 'remove'>) {
    return this.categories.remove(admin, _id);
  }

  @Call(calls.category.dependents)
  async dependents(
    @Body() { _id }: ParsedBody<'category', 'dependents'>,
  ): Promise<Outcome<'category', 'dependents'>> {
    return { data: await this.categories.dependents(_id) };
  }
}
