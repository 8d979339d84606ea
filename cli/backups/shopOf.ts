import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { PICTURE_STORE, type PictureStore } from '../../api/media/pictureStore.js';
import type { Api } from '../withApi.js';

/** All that a shop keeps. */
export interface Shop {
  connection: Connection;
  store: PictureStore;
}

export const shopOf = ({ api }: Api): Shop => ({
  connection: api.get<Connection>(getConnectionToken()),
  store: api.get<PictureStore>(PICTURE_STORE, { strict: false }),
});
