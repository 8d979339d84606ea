import { Body, Controller } from '@nestjs/common';
import { calls } from '../../contract/calls.js';
import { limits } from '../../contract/limits.js';
import type { ParsedBody } from '../../contract/schemas.js';
import { BannerService } from '../catalogue/banner.service.js';
import { CatalogueProjectionService } from '../catalogue/catalogueProjection.service.js';
import { Call, CurrentUser, type Customer } from '../common/call.js';
import { RecommendationsService } from '../recommendations/recommendations.service.js';

/** Answers what the home page shows besides the categories, from memory, and edits its banner. */
@Controller()
export class HomeController {
  constructor(
    private readonly catalogue: CatalogueProjectionService,
    private readonly recommendations: RecommendationsService,
    private readonly banners: BannerService,
  ) {}

  @Call(calls.home.page)
  page() {
    const { state } = this.catalogue;
    const bestSellers = this.recommendations.bestSellers();
    return { data: { banner: state.banner(), offers: state.offers(limits.homeRow), ...bestSellers } };
  }

  @Call(calls.home.banner)
  async banner() {
    return { data: await this.banners.current() };
  }

  @Call(calls.home.updateBanner)
  async updateBanner(@CurrentUser() admin: Customer, @Body() body: ParsedBody<'home', 'updateBanner'>) {
    return { data: await this.banners.save(admin, body) };
  }
}
