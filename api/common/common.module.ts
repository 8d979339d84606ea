import { type DynamicModule, Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { CONFIG, type Config } from '../config.js';
import { AccessGuard } from './accessGuard.js';
import { ErrorFilter } from './errorFilter.js';
import { Readiness } from './readiness.js';
import { ReplyInterceptor } from './replyInterceptor.js';

/** What every module of the API stands on. */
@Global()
@Module({})
export class CommonModule {
  static with(config: Config): DynamicModule {
    return {
      module: CommonModule,
      providers: [
        { provide: CONFIG, useValue: config },
        Readiness,
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_INTERCEPTOR, useClass: ReplyInterceptor },
        { provide: APP_FILTER, useClass: ErrorFilter },
      ],
      exports: [CONFIG, Readiness],
    };
  }
}
