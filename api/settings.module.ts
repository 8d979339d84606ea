import { type DynamicModule, Global, Module } from '@nestjs/common';
import { BACKGROUND } from './common/background.js';
import { DEPENDENCIES, type Dependencies, dependencies as defaults } from './common/deadlines.js';
import { addLocales } from './common/locale.js';
import { ReadinessService } from './common/readiness.service.js';
import { ShopAddressService } from './common/shopAddress.service.js';
import { CONFIG, type Config } from './config/config.js';
import { messagesOf } from './config/languagesDir.js';
import { useMessagesFile } from './config/messagesFile.js';
import { Keys } from './secrets/keys.js';

interface Options {
  background: boolean;
  dependencies?: Dependencies | undefined;
}

/**
 * Provides the configuration, the keys, the shop's address and the readiness checks to every module, in the
 * API and on the command line. `background` tells which of the two it is.
 */
@Global()
@Module({})
export class SettingsModule {
  static with(config: Config, { background, dependencies = defaults }: Options): DynamicModule {
    if (config.MESSAGES_FILE) useMessagesFile(config.MESSAGES_FILE);
    addLocales((config.LANGUAGES_DIR ?? []).map(messagesOf)); // English, which they fall back to, is overridden now
    return {
      module: SettingsModule,
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: BACKGROUND, useValue: background },
        { provide: DEPENDENCIES, useValue: dependencies },
        { provide: Keys, useFactory: () => new Keys(config) },
        ReadinessService,
        ShopAddressService,
      ],
      exports: [BACKGROUND, CONFIG, DEPENDENCIES, Keys, ReadinessService, ShopAddressService],
    };
  }
}
