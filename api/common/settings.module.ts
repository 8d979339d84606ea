import { type DynamicModule, Global, Module } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import { useMessagesFile } from '../config/messagesFile.js';
import { ReadinessService } from './readiness.service.js';

/**
 * Provides the configuration and the readiness checks to every module, in the API and on the command line.
 */
@Global()
@Module({})
export class SettingsModule {
  static with(config: Config): DynamicModule {
    if (config.MESSAGES_FILE) useMessagesFile(config.MESSAGES_FILE);
    return {
      module: SettingsModule,
      providers: [{ provide: CONFIG, useValue: config }, ReadinessService],
      exports: [CONFIG, ReadinessService],
    };
  }
}
