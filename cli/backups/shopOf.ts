import type { Connection } from 'mongoose';
import { IMAGE_STORE, type ImageStore } from '../../api/media/imageStore.js';
import type { Api } from '../withApi.js';

/** The database and the image store of a shop. */
export interface Shop {
  connection: Connection;
  store: ImageStore;
}

export const shopOf = ({ api, connection }: Api): Shop => ({
  connection,
  store: api.get<ImageStore>(IMAGE_STORE, { strict: false }),
});
