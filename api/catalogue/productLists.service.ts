import { Injectable } from '@nestjs/common';
import { limits } from '../../contract/limits.js';
import type { Outcome, ParsedBody } from '../../contract/schemas.js';
import { DomainError } from '../common/domainError.js';
import { CatalogueProjection } from './catalogueProjection.js';

const slice = (ids: readonly string[], page: number, limit: number) =>
  ids.slice((page - 1) * limit, page * limit);
const pages = (count: number, limit: number) => Math.ceil(count / limit);

/** What the storefront and the admin's list read of the products; all of it from memory. */
@Injectable()
export class ProductListsService {
  constructor(private readonly catalogue: CatalogueProjection) {}

  /** The admin's list: what fits the search, else all, the newest first. */
  list({ page, limit, search }: ParsedBody<'product', 'list'>): Outcome<'product', 'list'> {
    const ids = search.trim() ? this.catalogue.search(search) : this.catalogue.shelf().toReversed();
    return { data: this.catalogue.products(slice(ids, page, limit)), totalNoPage: pages(ids.length, limit) };
  }

  search({ search, page }: ParsedBody<'product', 'search'>): Outcome<'product', 'search'> {
    const ids = this.catalogue.search(search);
    const limit = limits.pageSize.search;
    return {
      data: this.catalogue.products(slice(ids, page, limit)),
      page,
      totalPage: pages(ids.length, limit),
    };
  }

  /** The beginning of a category's shelf. @throws DomainError `notFound` */
  byCategory({ id }: ParsedBody<'product', 'byCategory'>): Outcome<'product', 'byCategory'> {
    if (!this.catalogue.category(id)) throw new DomainError('notFound');
    return { data: this.catalogue.products(slice(this.catalogue.shelf(id), 1, limits.pageSize.category)) };
  }

  /** A sub category's products, or those of a whole category (W-22). @throws DomainError `notFound` */
  byShelf({
    categoryId,
    subCategoryId,
    page,
    limit,
  }: ParsedBody<'product', 'byShelf'>): Outcome<'product', 'byShelf'> {
    if (!this.catalogue.category(categoryId)) throw new DomainError('notFound');
    if (subCategoryId && !this.catalogue.subCategory(subCategoryId)) throw new DomainError('notFound');
    const ids = this.catalogue.shelf(categoryId, subCategoryId);
    return { data: this.catalogue.products(slice(ids, page, limit)), page, totalCount: ids.length };
  }

  /** @throws DomainError `notFound` */
  details({ productId }: ParsedBody<'product', 'details'>): Outcome<'product', 'details'> {
    const data = this.catalogue.product(productId);
    if (!data) throw new DomainError('notFound');
    return { data };
  }

  /** Those of the asked that there still are. */
  summaries({ ids }: ParsedBody<'product', 'summaries'>): Outcome<'product', 'summaries'> {
    return { data: this.catalogue.products(ids) };
  }
}
