import { Controller, Inject } from '@nestjs/common';
import { calls } from '../../contract/calls.js';
import type { Outcome } from '../../contract/schemas.js';
import { Call } from '../common/call.js';
import { CONFIG, type Config } from '../config/config.js';
import { DeliveryService } from '../orders/delivery.service.js';

const social = ({ SHOP_FACEBOOK, SHOP_INSTAGRAM, SHOP_X, SHOP_YOUTUBE }: Config) =>
  Object.entries({
    Facebook: SHOP_FACEBOOK,
    Instagram: SHOP_INSTAGRAM,
    X: SHOP_X,
    YouTube: SHOP_YOUTUBE,
  }).flatMap(([name, url]) => (url ? [{ name, url }] : []));

/** Answers the merchant's settings that every visitor sees. */
@Controller()
export class ShopController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly delivery: DeliveryService,
  ) {}

  @Call(calls.shop.settings)
  async settings(): Promise<Outcome<'shop', 'settings'>> {
    return {
      data: {
        deliveryMinutes: this.config.DELIVERY_MINUTES,
        etaMinutes: await this.delivery.etaMinutes(),
        onlinePayment: this.config.PAYMENTS !== 'none',
        legalName: this.config.SHOP_LEGAL_NAME,
        address: this.config.SHOP_ADDRESS,
        gstin: this.config.SHOP_GSTIN,
        grievanceContact: this.config.SHOP_GRIEVANCE_CONTACT,
        social: social(this.config),
      },
    };
  }
}
