import { Module } from '@nestjs/common';
import { CONFIG, type Config } from '../config.js';
import { Keys } from './keys.js';
import { tokenSecret } from './tokenSecret.js';

/** The keys that come of the one secret. */
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
