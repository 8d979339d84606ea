import { Body, Controller } from '@nestjs/common';
import { calls } from '../../contract/calls.js';
import { limits } from '../../contract/limits.js';
import type { Outcome, ParsedBody } from '../../contract/schemas.js';
import { BannerService } from '../catalogue/banner.service.js';
import { CatalogueProjectionService } from '../catalogue/catalogueProjection.service.js';
import { Call, CurrentUser, type Customer } from '../common/call.js';
import { RecommendationsService } from '../recommendations/recommendations.service.js';

/** Answers what the home page shows besides the categories, from memory. */
@Controller()
export class HomeController {
  constructor(
    private readonly catalogue: CatalogueProjectionService,
    private readonly recommendations: RecommendationsService,
    private readonly banners: BannerService,
  ) {}

  @Call(calls.home.page)
  async page(): Promise<Outcome<'home', 'page'>> {
    const bestSellers = await this.recommendations.bestSellers();
    const { state } = this.catalogue;
    return { data: { banner: state.banner(), offers: state.offers(limits.homeRow), ...bestSellers } };
  }

  @Call(calls.home.updateBanner)
  async updateBanner(
    @CurrentUser() admin: Customer,
    @Body() body: ParsedBody<'home', 'updateBanner'>,
  ): Promise<Outcome<'home', 'updateBanner'>> {
    return { data: await this.banners.save(admin, body) };
  }
}
