import type { INestApplicationContext } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection, PipelineStage } from 'mongoose';
import { operator } from '../../api/audit/auditLog.service.js';
import {
  type ForeignSubCategory,
  ForeignSubCategoriesService,
} from '../../api/catalogue/foreignSubCategories.service.js';
import { holders, stepsTo } from '../../api/media/holders.js';
import { OrphansService } from '../../api/media/orphans.service.js';
import { IMAGE_STORE, type ImageStore } from '../../api/media/imageStore.js';
import { imageKey } from '../../contract/links.js';
import { timeIn } from '../terminal/times.js';
import { fault, fine, type Finding, warning } from './checkResult.js';

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1_000)} kB`;

/** Finds images in the store that no record of the catalogue uses and that are older than a day. */
export const checkOrphans = async (api: INestApplicationContext): Promise<Finding> => {
  const orphans = await api.get(OrphansService).findOrphans();
  if (!orphans.length) return fine('Every image is in use.');
  const all = orphans.reduce((sum, { bytes }) => sum + bytes, 0);
  return warning(
    `Unused images, older than a day: ${orphans.length}, ${kilobytes(all)} in all`,
    'They only take up space: delete them from the image store while no form is open.',
    orphans.map(({ key, bytes, since }) => `${key}  ${kilobytes(bytes)}  ${timeIn(since)}`),
  );
};

type Holder = (typeof holders)[number];

/** The key of an image and a record that uses the image. */
interface Held {
  key: string;
  holder: string;
}

async function* heldBy(connection: Connection, { model, field }: Holder): AsyncGenerator<Held> {
  const steps: PipelineStage[] = stepsTo(field).map((step) => ({ $unwind: `$${step}` }));
  const named = connection
    .model(model)
    .aggregate<{ _id: string; key: string }>([...steps, { $project: { key: `$${field}` } }]);
  for await (const { _id, key } of named.cursor())
    if (imageKey.test(key)) yield { key, holder: `${model.toLowerCase()} ${String(_id)}` };
}

/** Finds images that records use and that are missing or empty in the store. */
export const checkMissingImages = async (api: INestApplicationContext): Promise<Finding> => {
  const store = api.get<ImageStore>(IMAGE_STORE, { strict: false });
  const connection = api.get<Connection>(getConnectionToken());
  const kept = new Map<string, number>();
  for await (const { name, bytes } of store.list()) kept.set(name, bytes);
  const missing: string[] = [];
  for (const place of holders)
    for await (const { key, holder } of heldBy(connection, place))
      if (!kept.get(key)) missing.push(kept.has(key) ? `${key}  ${holder}  is empty` : `${key}  ${holder}`);
  if (!missing.length) return fine('Every image that is named is there, and none is empty.');
  return fault(
    `Images that are named and are not there, or are empty: ${missing.length}`,
    'Restore them from a backup, or choose other images in the dashboard.',
    missing,
  );
};

/**
 * Repairs the products that are in a subcategory of other categories.
 * @returns the ids of the repaired products; a product that was changed meanwhile is not repaired
 */
const repairAll = async (
  service: ForeignSubCategoriesService,
  found: readonly ForeignSubCategory[],
): Promise<Set<string>> => {
  const repaired = new Set<string>();
  for (const product of found) if (await service.repair(operator, product)) repaired.add(product._id);
  return repaired;
};

/** Finds products in a subcategory that belongs to none of their categories. */
export const checkForeignSubCategories = async (
  api: INestApplicationContext,
  repair: boolean,
): Promise<Finding> => {
  const service = api.get(ForeignSubCategoriesService);
  const found = await service.find();
  if (!found.length) return fine('Every product is in the categories of its sub categories.');
  const repaired = repair ? await repairAll(service, found) : new Set<string>();
  const later = ({ _id }: ForeignSubCategory) =>
    repair && !repaired.has(_id) ? '  changed meanwhile: run it again' : '';
  const names = found.map((product) => `${product._id}  ${product.name}${later(product)}`);
  const says = `Products in a sub category of other categories: ${found.length}`;
  if (repaired.size === found.length) return { ...fine(`${says}, repaired: ${repaired.size}`), names };
  return warning(
    repair ? `${says}, repaired: ${repaired.size}` : says,
    'tokri doctor --repair repairs them.',
    names,
  );
};
