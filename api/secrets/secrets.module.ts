import { Module } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import { Keys } from './keys.js';
import { tokenSecret } from './tokenSecret.js';

/** Provides the keys that are derived from the shop's single secret. */
@Module({
  providers: [
    {
      provide: Keys,
      inject: [CONFIG],
      useFactory: async (config: Config) => new Keys(await tokenSecret(config)),
    },
  ],
  exports: [Keys],
})
export class SecretsModule {}
