import type { Connection } from 'mongoose';
import { PICTURE_STORE, type PictureStore } from '../../api/media/pictureStore.js';
import type { Api } from '../withApi.js';

/** All that a shop keeps. */
export interface Shop {
  connection: Connection;
  store: PictureStore;
}

/** Of what a command works with. */
export const shopOf = ({ api, connection }: Api): Shop => ({
  connection,
  store: api.get<PictureStore>(PICTURE_STORE, { strict: false }),
});
