import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { limits } from '../../contract/limits.js';
import type { Outcome, ParsedBody } from '../../contract/schemas.js';
import {
  CatalogueProjectionService,
  type ProductWithCategories,
} from '../catalogue/catalogueProjection.service.js';
import { DomainError } from '../common/domainError.js';
import { isOutage } from '../common/outage.js';
import type { RatingRecord } from './rating.schema.js';

type Review = Outcome<'rating', 'list'>['data'][number];

const none = [0, 0, 0, 0, 0];
const shown = { stars: 1, text: 1, name: 1, at: 1 } as const;

/** Lists the reviews of products for everybody: approved ratings with a text. */
@Injectable()
export class ReviewsService {
  /** The newest reviews of products in memory. Whatever changes a shown review replaces the product there. */
  private readonly newest = new WeakMap<object, Promise<readonly Review[]>>();

  constructor(
    @InjectModel('Rating') private readonly ratings: Model<RatingRecord>,
    private readonly catalogue: CatalogueProjectionService,
  ) {}

  /** Returns a page of a product's reviews, the newest first. @throws DomainError `notFound` */
  async list({ productId, page }: ParsedBody<'rating', 'list'>): Promise<Outcome<'rating', 'list'>> {
    const product = this.catalogue.state.product(productId);
    if (!product) throw new DomainError('notFound');
    const limit = limits.pageSize.reviews;
    const [data, totalCount] = await Promise.all([
      this.find(productId, limit, (page - 1) * limit),
      this.ratings.countDocuments(this.filter(productId)),
    ]);
    const totalPage = Math.ceil(totalCount / limit);
    return { data, page, totalPage, totalCount, starCounts: [...(product.starCounts ?? none)] };
  }

  /**
   * Returns the newest reviews of a product, for search engines. It reads them once for each state of the product.
   * While the database is away it returns none, so that the product's page can still be served.
   */
  newestOf(product: Pick<ProductWithCategories, '_id' | 'starCounts'>): Promise<readonly Review[]> {
    if (!product.starCounts) return Promise.resolve([]);
    const known = this.newest.get(product);
    if (known) return known;
    const read = this.find(product._id, limits.pageSize.reviews).catch((error: unknown) => {
      this.newest.delete(product);
      if (isOutage(error)) return [];
      throw error;
    });
    this.newest.set(product, read);
    return read;
  }

  private filter(productId: string) {
    return { productId, state: 'approved' as const, text: { $ne: '' } };
  }

  private find(productId: string, limit: number, skip = 0): Promise<Review[]> {
    return this.ratings
      .find(this.filter(productId), shown)
      .sort({ at: -1 }) // as the index: with `_id` MongoDB would sort all reviews of the product
      .skip(skip)
      .limit(limit)
      .lean<Review[]>()
      .exec();
  }
}
