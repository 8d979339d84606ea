import { Body, Controller, Inject, Query } from '@nestjs/common';
import { calls } from '../../contract/calls.js';
import { messagesIn } from '../common/locale.js';
import type { ParsedBody } from '../../contract/schemas.js';
import { ShopPagesService } from '../catalogue/shopPages.service.js';
import { Call, CurrentUser, type Customer } from '../common/call.js';
import { CONFIG, type Config } from '../config/config.js';
import { DeliveryService } from '../orders/delivery.service.js';

const social = ({ SHOP_FACEBOOK, SHOP_INSTAGRAM, SHOP_X, SHOP_YOUTUBE }: Config) =>
  Object.entries({
    Facebook: SHOP_FACEBOOK,
    Instagram: SHOP_INSTAGRAM,
    X: SHOP_X,
    YouTube: SHOP_YOUTUBE,
  }).flatMap(([name, url]) => (url ? [{ name, url }] : []));

/** Answers the merchant's settings that every visitor sees, and the texts of the shop's pages, which it also saves. */
@Controller()
export class ShopController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly delivery: DeliveryService,
    private readonly pages: ShopPagesService,
  ) {}

  @Call(calls.shop.settings)
  async settings() {
    return {
      data: {
        deliveryMinutes: this.config.DELIVERY_MINUTES,
        etaMinutes: await this.delivery.etaMinutes(),
        onlinePayment: this.config.PAYMENTS !== 'none',
        legalName: this.config.SHOP_LEGAL_NAME,
        address: this.config.SHOP_ADDRESS,
        gstin: this.config.SHOP_GSTIN,
        grievanceContact: this.config.SHOP_GRIEVANCE_CONTACT,
        email: this.config.SHOP_EMAIL,
        phone: this.config.SHOP_PHONE || undefined,
        fssai: this.config.SHOP_FSSAI,
        social: social(this.config),
      },
    };
  }

  @Call(calls.shop.page)
  page(@Query() { page, language }: ParsedBody<'shop', 'page'>) {
    return { data: { page, body: this.pages.text(page, messagesIn(language)) } };
  }

  @Call(calls.shop.storedPage)
  async storedPage(@Query() { page }: ParsedBody<'shop', 'storedPage'>) {
    return { data: await this.pages.stored(page) };
  }

  @Call(calls.shop.updatePage)
  async updatePage(@CurrentUser() admin: Customer, @Body() body: ParsedBody<'shop', 'updatePage'>) {
    return { data: await this.pages.save(admin, body) };
  }
}
