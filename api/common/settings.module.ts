import { type DynamicModule, Global, Module } from '@nestjs/common';
import { CONFIG, type Config } from '../config.js';
import { useMessagesFile } from '../messagesFile.js';
import { Readiness } from './readiness.js';

/** The settings, and who is ready: what every module stands on, in the API and at the command line. */
@Global()
@Module({})
export class SettingsModule {
  static with(config: Config): DynamicModule {
    if (config.MESSAGES_FILE) useMessagesFile(config.MESSAGES_FILE);
    return {
      module: SettingsModule,
      providers: [{ provide: CONFIG, useValue: config }, Readiness],
      exports: [CONFIG, Readiness],
    };
  }
}
