import { Injectable } from '@nestjs/common';
import type { Outcome } from '../../contract/schemas.js';
import { AddressesService } from '../addresses/addresses.service.js';
import { CartsService } from '../carts/carts.service.js';
import { DomainError } from '../common/domainError.js';
import { MediaService } from '../media/media.service.js';
import { OrdersService } from '../orders/orders.service.js';
import { UsersService } from '../accounts/users.service.js';

/** Returns a customer's own account. */
@Injectable()
export class ProfileService {
  constructor(
    private readonly users: UsersService,
    private readonly addresses: AddressesService,
    private readonly carts: CartsService,
    private readonly orders: OrdersService,
    private readonly media: MediaService,
  ) {}

  async of(customerId: string): Promise<Outcome<'user', 'details'>> {
    const [user, address_details, shopping_cart, orderHistory] = await Promise.all([
      this.users.byId(customerId),
      this.addresses.idsOf(customerId),
      this.carts.idsOf(customerId),
      this.orders.idsOf(customerId),
    ]);
    if (!user) throw new DomainError('sessionEnded');
    const avatar = this.media.url(user.avatar);
    return { data: { ...user, avatar, address_details, shopping_cart, orderHistory } };
  }
}
