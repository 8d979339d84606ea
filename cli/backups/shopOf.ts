import type { Connection } from 'mongoose';
import { IMAGE_STORE, type ImageStore } from '../../api/media/imageStore.js';
import type { Api } from '../withApi.js';

/** All that a shop keeps. */
export interface Shop {
  connection: Connection;
  store: ImageStore;
}

/** Of what a command works with. */
export const shopOf = ({ api, connection }: Api): Shop => ({
  connection,
  store: api.get<ImageStore>(IMAGE_STORE, { strict: false }),
});
