import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import { DiscoveryModule, HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { CatalogueProjectionService } from '../catalogue/catalogueProjection.service.js';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { pageOverrides } from '../config/messagesFile.js';
import { CONFIG, type Config } from '../config/config.js';
import { OrdersModule } from '../orders/orders.module.js';
import { RecommendationsModule } from '../recommendations/recommendations.module.js';
import { RatingsModule } from '../ratings/ratings.module.js';
import { HomeController } from './home.controller.js';
import { useLanguageAssets } from './languageAssets.js';
import { PageCallsService } from './pageCalls.service.js';
import { ShopController } from './shop.controller.js';
import { PagesService } from './pages.service.js';
import { RenderedPagesService } from './renderedPages.service.js';
import { useSitemaps } from './sitemaps.js';
import { useStorefront } from './storefront.js';

/** Provides the storefront: the built web, its rendered pages, robots.txt and sitemaps. */
@Module({
  imports: [DiscoveryModule, CatalogueModule, OrdersModule, RatingsModule, RecommendationsModule],
  controllers: [HomeController, ShopController],
  providers: [PagesService, PageCallsService, RenderedPagesService],
})
export class StorefrontModule implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost<FastifyAdapter>,
    @Inject(CONFIG) private readonly config: Config,
    private readonly catalogue: CatalogueProjectionService,
    private readonly pages: PagesService,
    private readonly rendered: RenderedPagesService,
  ) {}

  async onModuleInit(): Promise<void> {
    const fastify = this.host.httpAdapter.getInstance();
    useSitemaps(fastify, this.catalogue, this.pages);
    const { MESSAGES_FILE, LANGUAGES_DIR: languages = [] } = this.config;
    const overrides = {
      ...(MESSAGES_FILE && pageOverrides(MESSAGES_FILE)),
      ...(languages.length && useLanguageAssets(fastify, languages)),
    };
    await useStorefront(fastify, (path, messages) => this.pages.at(path, messages), {
      rendered: this.rendered,
      ...(Object.keys(overrides).length && { overrides }),
    });
  }
}
