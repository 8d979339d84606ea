import { Command } from 'commander';
import { type Orphan, OrphansService } from '../../api/media/orphans.service.js';
import type { WithApi } from '../withApi.js';

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1_000)} kB`;

const report = (orphans: readonly Orphan[]): string => {
  if (orphans.length === 0) return 'Every picture has an owner.';
  const all = orphans.reduce((sum, { bytes }) => sum + bytes, 0);
  return [
    `Pictures without an owner, older than a day: ${orphans.length}, ${kilobytes(all)} in all`,
    ...orphans.map(({ key, bytes, since }) => `  ${key}  ${kilobytes(bytes)}  ${since.toISOString()}`),
  ].join('\n');
};

/** Says what is amiss in the shop's data, and changes nothing. */
export const doctor = (withApi: WithApi): Command =>
  new Command('doctor')
    .description('look for what is amiss: pictures to which nothing points; changes nothing')
    .action(async () => {
      console.log(report(await withApi((api) => api.get(OrphansService).findOrphans())));
    });
