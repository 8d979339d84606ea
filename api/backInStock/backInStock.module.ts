import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module.js';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { MailModule } from '../mail/mail.module.js';
import { RateLimitsModule } from '../rateLimits/rateLimits.module.js';
import { BackInStockController } from './backInStock.controller.js';
import { BackInStockService } from './backInStock.service.js';
import { BackInStockMailsService } from './backInStockMails.service.js';
import { BackInStockPersonalData } from './backInStockPersonalData.js';
import { BackInStockQueueService } from './backInStockQueue.service.js';
import { backInStockRequestSchema } from './backInStockRequest.schema.js';
import { StopLinksService } from './stopLinks.service.js';

/** Sends one mail to whoever asked for it when a sold-out product is back in stock. */
@Module({
  imports: [
    MongooseModule.forFeature([{ name: 'BackInStockRequest', schema: backInStockRequestSchema }]),
    AccountsModule,
    CatalogueModule,
    MailModule,
    RateLimitsModule,
  ],
  controllers: [BackInStockController],
  providers: [
    BackInStockService,
    BackInStockQueueService,
    BackInStockMailsService,
    BackInStockPersonalData,
    StopLinksService,
  ],
  exports: [BackInStockService],
})
export class BackInStockModule {}
