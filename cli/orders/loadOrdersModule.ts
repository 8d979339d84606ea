import { LazyModuleLoader, type ModuleRef } from '@nestjs/core';
import { AdminOrdersService } from '../../api/orders/adminOrders.service.js';
import { OrdersModule } from '../../api/orders/orders.module.js';
import { Keys } from '../../api/secrets/keys.js';
import { knowsSecret, OtherSecretError } from '../../api/secrets/secretFingerprint.js';
import { refuseMissingSecret } from '../missingSecret.js';
import { CommandError } from '../terminal/commandError.js';
import type { Api } from '../withApi.js';

/** Rejects a secret that is not the shop's: the shop could not read mails that are encrypted with another. */
const refuseOtherSecret = async ({ api, config, connection }: Api): Promise<void> => {
  await refuseMissingSecret(config, 'The customer’s mail is sealed with the shop’s secret');
  const known = await knowsSecret(connection, api.get(Keys));
  if (known === false) throw new CommandError('usage', new OtherSecretError(connection.name).message);
};

/** Loads `OrdersModule`, which takes a while: only the commands that need it call this. */
export const loadOrdersModule = ({ api }: Api): Promise<ModuleRef> =>
  api.get(LazyModuleLoader).load(() => OrdersModule);

/**
 * Returns the service that makes the transitions of orders and writes the mails about them.
 * @throws CommandError `usage` when the shop's secret is not known
 */
export const openOrderTransitions = async (shop: Api): Promise<AdminOrdersService> => {
  await refuseOtherSecret(shop);
  return (await loadOrdersModule(shop)).get(AdminOrdersService);
};
