import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { DomainError } from '../common/domainError.js';
import type { CartLineRecord } from './cartLine.schema.js';
import { CartProductsService } from './cartProducts.service.js';

/** Counts the carts that hold a product. */
@Injectable()
export class CartHoldersService {
  constructor(
    @InjectModel('CartLine') private readonly lines: Model<CartLineRecord>,
    private readonly cartProducts: CartProductsService,
  ) {}

  /** Returns how many carts hold a product. @throws DomainError `notFound` */
  async dependents(productId: string): Promise<{ carts: number }> {
    if (!this.cartProducts.product(productId)) throw new DomainError('notFound');
    return { carts: await this.lines.countDocuments({ productId }).exec() };
  }
}
