import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import type { Config } from '../config/config.js';
import { AccessGuard } from './accessGuard.js';
import { ErrorFilter } from './errorFilter.js';
import { ReplyInterceptor } from './replyInterceptor.js';
import { SettingsModule } from './settings.module.js';

/** Sets up the access check, the reply filter and the error answers of every call. */
@Module({})
export class CommonModule {
  static with(config: Config): DynamicModule {
    return {
      module: CommonModule,
      imports: [SettingsModule.with(config)],
      providers: [
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_INTERCEPTOR, useClass: ReplyInterceptor },
        { provide: APP_FILTER, useClass: ErrorFilter },
      ],
    };
  }
}
