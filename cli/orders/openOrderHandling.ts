import { access } from 'node:fs/promises';
import { LazyModuleLoader } from '@nestjs/core';
import { AdvancingService } from '../../api/orders/advancing.service.js';
import { OrderHandlingModule } from '../../api/orders/orderHandling.module.js';
import { Keys } from '../../api/secrets/keys.js';
import { knowsSecret, OtherSecretError } from '../../api/secrets/secretFingerprint.js';
import { secretFile, tokenSecret } from '../../api/secrets/tokenSecret.js';
import { CommandError } from '../terminal/commandError.js';
import type { Api } from '../withApi.js';

/** Rejects a secret that is not the shop's: the shop could not read mails that are encrypted with another. */
const refuseStranger = async ({ config, connection }: Api): Promise<void> => {
  const { TOKEN_SECRET, MONGODB_URI, DATA_DIR } = config;
  if (!TOKEN_SECRET && MONGODB_URI) {
    const file = secretFile(DATA_DIR);
    await access(file).catch((error: unknown) => {
      throw new CommandError(
        'usage',
        `The customer's mail is sealed with the shop's secret, and ${file} is not here: set TOKEN_SECRET, or DATA_DIR, as the shop has it. Nothing was done.`,
        { cause: error },
      );
    });
  }
  const known = await knowsSecret(connection, new Keys(await tokenSecret(config)));
  if (known === false) throw new CommandError('usage', new OtherSecretError(connection.name).message);
};

/**
 * Returns the service that makes the transitions of orders. Only this service writes mails, so it is loaded
 * only when a command needs it.
 * @throws CommandError `usage` when the shop's secret is not known
 */
export const openOrderHandling = async (shop: Api): Promise<AdvancingService> => {
  await refuseStranger(shop);
  const orders = await shop.api.get(LazyModuleLoader).load(() => OrderHandlingModule);
  return orders.get(AdvancingService);
};
