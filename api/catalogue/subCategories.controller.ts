import { Body, Controller } from '@nestjs/common';
import { calls } from '../../contract/calls.js';
import type { Outcome, ParsedBody } from '../../contract/schemas.js';
import { Call } from '../common/call.js';
import { CurrentUser, type Customer } from '../common/customer.js';
import { CatalogueProjection } from './catalogueProjection.js';
import { SubCategoriesService } from './subCategories.service.js';

@Controller()
export class SubCategoriesController {
  constructor(
    private readonly subCategories: SubCategoriesService,
    private readonly catalogue: CatalogueProjection,
  ) {}

  @Call(calls.subcategory.create)
  async create(@CurrentUser() admin: Customer, @Body() body: ParsedBody<'subcategory', 'create'>) {
    await this.subCategories.create(admin, body);
  }

  @Call(calls.subcategory.list)
  list(@Body() { categoryId }: ParsedBody<'subcategory', 'list'>): Outcome<'subcategory', 'list'> {
    const all = this.catalogue.subCategories();
    const isInCategory = ({ category }: (typeof all)[number]) =>
      category.some(({ _id }) => _id === categoryId);
    return { data: categoryId === undefined ? all : all.filter(isInCategory) };
  }

  @Call(calls.subcategory.update)
  update(@CurrentUser() admin: Customer, @Body() body: ParsedBody<'subcategory', 'update'>) {
    return this.subCategories.update(admin, body);
  }

  @Call(calls.subcategory.remove)
  remove(@CurrentUser() admin: Customer, @Body() { _id }: ParsedBody<'subcategory', 'remove'>) {
    return this.subCategories.remove(admin, _id);
  }

  @Call(calls.subcategory.dependents)
  async dependents(
    @Body() { _id }: ParsedBody<'subcategory', 'dependents'>,
  ): Promise<Outcome<'subcategory', 'dependents'>> {
    return { data: await this.subCategories.dependents(_id) };
  }
}
