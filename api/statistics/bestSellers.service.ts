import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, PipelineStage, Types } from 'mongoose';
import type { Paise } from '../../contract/money.js';
import type { Outcome } from '../../contract/schemas.js';
import { CatalogueProjectionService } from '../catalogue/catalogueProjection.service.js';
import { daysBefore, startOfDay } from '../common/days.js';
import { MediaService } from '../media/media.service.js';
import type { OrderRecord } from '../orders/order.schema.js';
import { OrdersService } from '../orders/orders.service.js';

type Top = Outcome<'statistics', 'home'>['data']['top'];

interface Seller {
  _id: Types.ObjectId;
  name: string;
  image: string[];
  sold: number;
  amount: Paise;
}

const days = 30;
const max = 5;

const best = (by: 'sold' | 'amount'): PipelineStage.FacetPipelineStage[] => [
  { $sort: { [by]: -1, _id: 1 } },
  { $limit: max },
];

const pipeline = (now: Date): PipelineStage[] => [
  {
    $match: { createdAt: { $gte: daysBefore(startOfDay(now), days - 1), $lte: now }, ...OrdersService.sold },
  },
  { $sort: { createdAt: 1 } },
  { $unwind: '$lines' },
  {
    $group: {
      _id: '$lines.productId',
      name: { $last: '$lines.name' },
      image: { $last: '$lines.image' },
      sold: { $sum: '$lines.quantity' },
      amount: { $sum: '$lines.amount' },
    },
  },
  { $facet: { bySold: best('sold'), byAmount: best('amount') } },
];

/** Finds the best sellers of the last 30 days. */
@Injectable()
export class BestSellersService {
  constructor(
    @InjectModel('Order') private readonly orders: Model<OrderRecord>,
    private readonly catalogue: CatalogueProjectionService,
    private readonly media: MediaService,
  ) {}

  async top(now: Date): Promise<Top> {
    const [found] = await this.orders.aggregate<Record<keyof Top, Seller[]>>(pipeline(now));
    const { bySold = [], byAmount = [] } = found ?? {};
    return { bySold: bySold.map(this.shown), byAmount: byAmount.map(this.shown) };
  }

  /** Shows a product with its current name and image; a deleted product with those of its last order. */
  private readonly shown = (seller: Seller): Top['bySold'][number] => {
    const product = this.catalogue.state.product(seller._id.toHexString());
    const image = product?.image ?? seller.image.map((key) => this.media.url(key));
    return { ...seller, name: product?.name ?? seller.name, image: [...image] };
  };
}
