import { calls } from '../../contract/calls.js';
import { granted } from './client.js';
import type { TestCustomer } from './customer.js';

/** Uploads an image as an admin's form does, and returns its address. */
export const uploadOf =
  (admin: TestCustomer) =>
  async (bytes: Uint8Array): Promise<string> => {
    const form = new FormData();
    form.append('image', new Blob([new Uint8Array(bytes)]), 'milk.jpg');
    return granted(await admin.call(calls.file.upload, { form })).data.url;
  };
