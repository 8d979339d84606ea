import { setTimeout as pause } from 'node:timers/promises';
import { calls } from '../../contract/calls.js';
import type { ImportJob, ImportPreview, UploadedImport } from '../../contract/importing.js';
import { granted } from './client.js';
import type { TestCustomer } from './customer.js';

/** Returns a file as a form sends it. */
export const formOf = (file: string | Uint8Array<ArrayBuffer>, field = 'file'): FormData => {
  const form = new FormData();
  form.append(field, new Blob([file], { type: 'text/csv' }), 'products.csv');
  return form;
};

export type Mapping = Record<string, string>;

/** Returns an admin's calls for product files. */
export const importingAs = (admin: TestCustomer) => {
  const upload = async (file: string | Uint8Array<ArrayBuffer>): Promise<UploadedImport> =>
    granted(await admin.call(calls.import.upload, { form: formOf(file) })).data;

  const preview = async (
    file: string | Uint8Array<ArrayBuffer>,
    mapping?: Mapping,
  ): Promise<ImportPreview> => {
    const { id } = await upload(file);
    return granted(await admin.call(calls.import.preview, { body: { id, ...(mapping && { mapping }) } }))
      .data;
  };

  const start = async (file: string | Uint8Array<ArrayBuffer>, mapping?: Mapping): Promise<ImportJob> => {
    const { id } = await upload(file);
    return granted(await admin.call(calls.import.start, { body: { id, ...(mapping && { mapping }) } })).data;
  };

  const status = async (id: string): Promise<ImportJob> => {
    const { data } = granted(await admin.call(calls.import.status, { body: { id } }));
    if (!data) throw new Error('the import has no status');
    return data;
  };

  /** Waits until `until` holds for the job, which is asked for every so many ms, and returns the job. */
  const waits = async (id: string, until: (job: ImportJob) => boolean, every = 100): Promise<ImportJob> => {
    for (;;) {
      const job = await status(id);
      if (until(job)) return job;
      await pause(every);
    }
  };

  const imports = async (file: string | Uint8Array<ArrayBuffer>, mapping?: Mapping): Promise<ImportJob> => {
    const { id } = await start(file, mapping);
    return waits(id, ({ state }) => state !== 'running');
  };

  return { upload, preview, start, status, waits, imports };
};

/** Returns the catalogue as an exported file, in bytes. */
export const exported = async (url: string, admin: TestCustomer): Promise<Buffer<ArrayBuffer>> => {
  const headers = { authorization: `Bearer ${admin.token}` };
  const response = await fetch(url + calls.product.export.path, { headers });
  if (response.status !== 200) throw new Error(`the export was answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
};
