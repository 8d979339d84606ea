import { Injectable } from '@nestjs/common';
import { limits } from '../../contract/limits.js';
import type { Outcome, ParsedBody } from '../../contract/schemas.js';
import { searchSeconds } from '../common/metrics.js';
import { DomainError } from '../common/domainError.js';
import { browse, testsOf } from './browsing.js';
import { CatalogueProjectionService } from './catalogueProjection.service.js';
import { facetsOf } from './facets.js';
import { marksOf } from './search/marks.js';
import { sizesIn } from './sizes.js';

const slice = <One>(all: readonly One[], page: number, limit: number): One[] =>
  all.slice((page - 1) * limit, page * limit);
const pages = (count: number, limit: number) => Math.ceil(count / limit);

type ReadIds = () => readonly string[] | Promise<readonly string[]>;
type BrowseFilters = Pick<ParsedBody<'product', 'search'>, 'filters' | 'sort'>;

/** Lists products for the storefront and the dashboard, all from memory. */
@Injectable()
export class ProductListsService {
  constructor(private readonly catalogue: CatalogueProjectionService) {}

  /** Lists products for the dashboard: the matches of the search, or all products, the newest first. */
  async list({ page, limit, search }: ParsedBody<'product', 'list'>): Promise<Outcome<'product', 'list'>> {
    if (!search.trim()) {
      const ids = this.catalogue.state.idsByCategory();
      const end = Math.max(0, ids.length - (page - 1) * limit);
      const newestFirst = ids.slice(Math.max(0, end - limit), end).toReversed();
      return {
        data: this.catalogue.state.products(newestFirst),
        totalNoPage: pages(ids.length, limit),
      };
    }
    const { found } = await this.catalogue.state.search(search);
    const ids = await found.idsInSlices((page - 1) * limit, page * limit);
    return { data: this.catalogue.state.products(ids), totalNoPage: pages(found.count, limit) };
  }

  /** Searches products, ten to a page. It filters and sorts only on request, because every keystroke calls it. */
  async search({
    search,
    page,
    ...filters
  }: ParsedBody<'product', 'search'>): Promise<Outcome<'product', 'search'>> {
    const limit = limits.pageSize.search;
    const end = searchSeconds.startTimer();
    const answer = await this.catalogue.state.search(search);
    end();
    const { found, meant } = answer;
    const filtered = await this.filtered(filters, found.count, () => found.idsInSlices(), page * limit);
    const ids = filtered
      ? slice(filtered.ids, page, limit)
      : await found.idsInSlices((page - 1) * limit, page * limit);
    const data = this.catalogue.state.products(ids);
    const totalCount = filtered?.totalCount ?? found.count;
    return {
      data,
      page,
      totalPage: pages(totalCount, limit),
      totalCount,
      marks: marksOf(answer, data),
      meant: meant ?? null,
    };
  }

  /** Returns the facets of a search or category. @throws DomainError `notFound` */
  async facets(query: ParsedBody<'product', 'facets'>): Promise<Outcome<'product', 'facets'>> {
    const { search, categoryId, subCategoryId, filters } = query;
    const nameOf = (id: string) => this.catalogue.state.subCategory(id);
    const count = (size: number, ids: ReadIds) =>
      this.catalogue.goThrough(size, async () =>
        facetsOf(this.catalogue.slices(await ids()), filters, nameOf),
      );
    if (categoryId) {
      const ids = this.idsByCategory({ categoryId, subCategoryId });
      return { data: await count(ids.length, () => ids) };
    }
    const { found } = await this.catalogue.state.search(search);
    return { data: await count(found.count, () => found.idsInSlices()) };
  }

  /** Returns the first products of a category. @throws DomainError `notFound` */
  byCategory({ id }: ParsedBody<'product', 'byCategory'>): Outcome<'product', 'byCategory'> {
    if (!this.catalogue.state.category(id)) throw new DomainError('notFound');
    return {
      data: this.catalogue.state.products(
        slice(this.catalogue.state.idsByCategory(id), 1, limits.pageSize.category),
      ),
    };
  }

  /** Lists the products of a subcategory, or of a whole category. @throws DomainError `notFound` */
  async bySubCategory({
    page,
    limit,
    filters,
    sort,
    ...idsByCategory
  }: ParsedBody<'product', 'bySubCategory'>): Promise<Outcome<'product', 'bySubCategory'>> {
    const ids = this.idsByCategory(idsByCategory);
    const filtered = await this.filtered({ filters, sort }, ids.length, () => ids, page * limit);
    return {
      data: this.catalogue.state.products(slice(filtered?.ids ?? ids, page, limit)),
      page,
      totalCount: filtered?.totalCount ?? ids.length,
    };
  }

  /** Returns a product with all its details. @throws DomainError `notFound` */
  details({ productId }: ParsedBody<'product', 'details'>): Outcome<'product', 'stored'> {
    const data = this.catalogue.state.product(productId);
    if (!data) throw new DomainError('notFound');
    return { data };
  }

  /** Returns a product’s place and sizes, and products that are similar to it. @throws DomainError `notFound` */
  related({ productId }: ParsedBody<'product', 'related'>): Outcome<'product', 'related'> {
    const product = this.catalogue.state.product(productId);
    if (!product) throw new DomainError('notFound');
    return {
      data: {
        place: this.catalogue.state.placeOf(product),
        sizes: sizesIn(this.catalogue.state.sizesOf(productId), product),
        similar: this.catalogue.state.similarTo(productId, limits.homeRow),
      },
    };
  }

  /** Returns those of the requested products that still exist. */
  summaries({ ids }: ParsedBody<'product', 'summaries'>): Outcome<'product', 'summaries'> {
    return { data: this.catalogue.state.products(ids) };
  }

  private idsByCategory({
    categoryId,
    subCategoryId,
  }: {
    categoryId: string;
    subCategoryId?: string | undefined;
  }) {
    if (!this.catalogue.state.category(categoryId)) throw new DomainError('notFound');
    if (subCategoryId && !this.catalogue.state.subCategory(subCategoryId)) throw new DomainError('notFound');
    return this.catalogue.state.idsByCategory(categoryId, subCategoryId);
  }

  /**
   * Filters and sorts a list of `count` products up to place `end`.
   * @returns undefined when there is nothing to filter or sort
   */
  private filtered({ filters, sort }: BrowseFilters, count: number, ids: ReadIds, end: number) {
    const tests = testsOf(filters);
    if (!tests.length && !sort) return undefined;
    return this.catalogue.goThrough(count, async () => {
      const { first, totalCount } = await browse(this.catalogue.slices(await ids()), { tests, sort }, end);
      return { ids: first.map(({ _id }) => _id), totalCount };
    });
  }
}
