import { Body, Controller } from '@nestjs/common';
import { calls } from '../../contract/calls.js';
import type { ParsedBody } from '../../contract/schemas.js';
import { Call, CurrentUser, type Customer } from '../common/call.js';
import { CatalogueProjectionService } from './catalogueProjection.service.js';
import { CategoriesService } from './categories.service.js';

@Controller()
export class CategoriesController {
  constructor(
    private readonly categories: CategoriesService,
    private readonly catalogue: CatalogueProjectionService,
  ) {}

  @Call(calls.category.create)
  async create(@CurrentUser() admin: Customer, @Body() body: ParsedBody<'category', 'create'>) {
    await this.categories.create(admin, 'category', body);
  }

  @Call(calls.category.list)
  list() {
    return { data: this.catalogue.state.categories() };
  }

  @Call(calls.category.stored)
  stored() {
    return { data: this.catalogue.state.categories() };
  }

  @Call(calls.category.update)
  update(@CurrentUser() admin: Customer, @Body() body: ParsedBody<'category', 'update'>) {
    return this.categories.update(admin, 'category', body);
  }

  @Call(calls.category.remove)
  remove(@CurrentUser() admin: Customer, @Body() { _id }: ParsedBody<'category', 'remove'>) {
    return this.categories.remove(admin, 'category', _id);
  }

  @Call(calls.category.dependents)
  async dependents(@Body() { _id }: ParsedBody<'category', 'dependents'>) {
    return { data: await this.categories.dependents('category', _id) };
  }

  @Call(calls.subcategory.create)
  async createSubcategory(@CurrentUser() admin: Customer, @Body() body: ParsedBody<'subcategory', 'create'>) {
    await this.categories.create(admin, 'subcategory', body);
  }

  @Call(calls.subcategory.list)
  listSubcategories(@Body() { categoryId }: ParsedBody<'subcategory', 'list'>) {
    const all = this.catalogue.state.subCategories();
    const isInCategory = ({ category }: (typeof all)[number]) =>
      category.some(({ _id }) => _id === categoryId);
    return { data: categoryId === undefined ? all : all.filter(isInCategory) };
  }

  @Call(calls.subcategory.stored)
  storedSubcategories() {
    return { data: this.catalogue.state.subCategories() };
  }

  @Call(calls.subcategory.update)
  updateSubcategory(@CurrentUser() admin: Customer, @Body() body: ParsedBody<'subcategory', 'update'>) {
    return this.categories.update(admin, 'subcategory', body);
  }

  @Call(calls.subcategory.remove)
  removeSubcategory(@CurrentUser() admin: Customer, @Body() { _id }: ParsedBody<'subcategory', 'remove'>) {
    return this.categories.remove(admin, 'subcategory', _id);
  }

  @Call(calls.subcategory.dependents)
  async dependentsOfSubcategory(@Body() { _id }: ParsedBody<'subcategory', 'dependents'>) {
    return { data: await this.categories.dependents('subcategory', _id) };
  }
}
