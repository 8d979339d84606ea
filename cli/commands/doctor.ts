import type { Command } from 'commander';
import { operator } from '../../api/audit/auditBook.js';
import { type Stray, StraysService } from '../../api/catalogue/strays.service.js';
import { type Orphan, OrphansService } from '../../api/media/orphans.service.js';
import { faultOfRedis, whereIs } from '../../api/rates/redisServer.js';
import { operatorCommand } from '../frame/operatorCommand.js';
import type { WithApi } from '../withApi.js';

interface Options {
  repair?: boolean;
}

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1_000)} kB`;

const ofOrphans = (orphans: readonly Orphan[]): string[] => {
  if (orphans.length === 0) return ['Every picture has an owner.'];
  const all = orphans.reduce((sum, { bytes }) => sum + bytes, 0);
  return [
    `Pictures without an owner, older than a day: ${orphans.length}, ${kilobytes(all)} in all`,
    ...orphans.map(({ key, bytes, since }) => `  ${key}  ${kilobytes(bytes)}  ${since.toISOString()}`),
  ];
};

const ofStrays = (strays: readonly Stray[], repaired: readonly string[], repair: boolean): string[] => {
  if (strays.length === 0) return ['Every product stands under the categories of its sub categories.'];
  const outcome = repair ? `, repaired: ${repaired.length}` : '; --repair puts them right';
  const later = (id: string) => (repair && !repaired.includes(id) ? '  changed meanwhile: run it again' : '');
  return [
    `Products on a sub category of other categories: ${strays.length}${outcome}`,
    ...strays.map(({ _id, name }) => `  ${_id}  ${name}${later(_id)}`),
  ];
};

/** Of the Redis at an address, where one is set. */
const ofRedis = async (url: string | undefined): Promise<string[]> => {
  if (!url) return [];
  const fault = await faultOfRedis(url);
  if (!fault) return [`Redis at ${whereIs(url)} counts rate limits.`];
  return [`Redis at ${whereIs(url)} is away (${fault}): rate limits are counted in MongoDB.`];
};

/** Ids of those that were put right. */
const repairAll = async (service: StraysService, strays: readonly Stray[]): Promise<string[]> => {
  const repaired: string[] = [];
  for (const stray of strays) if (await service.repair(operator, stray)) repaired.push(stray._id);
  return repaired;
};

/** Says what is amiss in the shop's data, and on request puts right what can be. */
export const doctor = (withApi: WithApi): Command =>
  operatorCommand('doctor')
    .description(
      'look for what is amiss: pictures to which nothing points, products on a sub category of other categories, a Redis that does not answer',
    )
    .option('--repair', 'give such products the category too; pictures are only named')
    .action(async ({ repair = false }: Options) => {
      const lines = await withApi(async ({ api, config: { REDIS_URL } }) => {
        const service = api.get(StraysService);
        const strays = await service.find();
        const repaired = repair ? await repairAll(service, strays) : [];
        return [
          ...ofOrphans(await api.get(OrphansService).findOrphans()),
          ...ofStrays(strays, repaired, repair),
          ...(await ofRedis(REDIS_URL)),
        ];
      });
      console.log(lines.join('\n'));
    });
