import { Injectable } from '@nestjs/common';
import { limits } from '../../contract/limits.js';
import type { Outcome, ParsedBody } from '../../contract/schemas.js';
import { DomainError } from '../common/domainError.js';
import { sorted, testsOf } from './browsing.js';
import { CatalogueProjection } from './catalogueProjection.js';
import { facetsOf } from './facets.js';
import { marksOf } from './search/marks.js';

const slice = <One>(all: readonly One[], page: number, limit: number): One[] =>
  all.slice((page - 1) * limit, page * limit);
const pages = (count: number, limit: number) => Math.ceil(count / limit);

type BrowseFilters = Pick<ParsedBody<'product', 'search'>, 'filters' | 'sort'>;

/** What the storefront and the admin's list read of the products; all of it from memory. */
@Injectable()
export class ProductListsService {
  constructor(private readonly catalogue: CatalogueProjection) {}

  /** The admin's list: what fits the search, else all, the newest first. */
  list({ page, limit, search }: ParsedBody<'product', 'list'>): Outcome<'product', 'list'> {
    if (!search.trim()) {
      const ids = this.catalogue.idsByCategory().toReversed();
      return {
        data: this.catalogue.products(slice(ids, page, limit)),
        totalNoPage: pages(ids.length, limit),
      };
    }
    const { found } = this.catalogue.search(search);
    const ids = found.ids((page - 1) * limit, page * limit);
    return { data: this.catalogue.products(ids), totalNoPage: pages(found.count, limit) };
  }

  /** What fits, ten to a page; filtered and sorted only where that is asked for, since every keystroke comes here. */
  search({ search, page, ...filters }: ParsedBody<'product', 'search'>): Outcome<'product', 'search'> {
    const limit = limits.pageSize.search;
    const answer = this.catalogue.search(search);
    const { found, meant } = answer;
    const filtered = this.filtered(filters, () => found.ids());
    const data = filtered
      ? slice(filtered, page, limit)
      : this.catalogue.products(found.ids((page - 1) * limit, page * limit));
    const totalCount = filtered?.length ?? found.count;
    return {
      data,
      page,
      totalPage: pages(totalCount, limit),
      totalCount,
      marks: marksOf(answer, data),
      meant: meant ?? null,
    };
  }

  /** What a search or a shelf can be narrowed to. @throws DomainError `notFound` */
  facets(query: ParsedBody<'product', 'facets'>): Outcome<'product', 'facets'> {
    const { search, categoryId, subCategoryId, filters } = query;
    const ids = categoryId
      ? this.idsByCategory({ categoryId, subCategoryId })
      : this.catalogue.search(search).found.ids();
    return { data: facetsOf(this.catalogue.products(ids), filters) };
  }

  /** The beginning of a category's shelf. @throws DomainError `notFound` */
  byCategory({ id }: ParsedBody<'product', 'byCategory'>): Outcome<'product', 'byCategory'> {
    if (!this.catalogue.category(id)) throw new DomainError('notFound');
    return {
      data: this.catalogue.products(slice(this.catalogue.idsByCategory(id), 1, limits.pageSize.category)),
    };
  }

  /** A sub category's products, or those of a whole category (W-22). @throws DomainError `notFound` */
  bySubCategory({
    page,
    limit,
    filters,
    sort,
    ...idsByCategory
  }: ParsedBody<'product', 'bySubCategory'>): Outcome<'product', 'bySubCategory'> {
    const ids = this.idsByCategory(idsByCategory);
    const filtered = this.filtered({ filters, sort }, () => ids);
    return {
      data: filtered ? slice(filtered, page, limit) : this.catalogue.products(slice(ids, page, limit)),
      page,
      totalCount: filtered?.length ?? ids.length,
    };
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

  private idsByCategory({
    categoryId,
    subCategoryId,
  }: {
    categoryId: string;
    subCategoryId?: string | undefined;
  }) {
    if (!this.catalogue.category(categoryId)) throw new DomainError('notFound');
    if (subCategoryId && !this.catalogue.subCategory(subCategoryId)) throw new DomainError('notFound');
    return this.catalogue.idsByCategory(categoryId, subCategoryId);
  }

  /** Nothing where a list stays as it is. */
  private filtered({ filters, sort }: BrowseFilters, ids: () => readonly string[]) {
    const tests = testsOf(filters);
    if (!tests.length && !sort) return undefined;
    const fitting = this.catalogue
      .products(ids())
      .filter((product) => tests.every(([, passes]) => passes(product)));
    return sorted(fitting, sort);
  }
}
