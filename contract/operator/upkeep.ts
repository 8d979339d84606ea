import { z } from 'zod';
import { time } from '../wire.js';

/** How much there is of a thing in a backup; the hash is that of all bytes in their order. */
export const extent = z.object({ count: z.int(), bytes: z.int(), sha256: z.string() });

/** What a backup was taken of, at one moment. */
export const backupSource = z.object({ tokri: z.string(), schema: z.int(), database: z.string(), at: time });

/** What has to be in a backup, which stands in it, too. `pictures.sha256`: of the lines that `sha256sum` would print of them. */
export const manifest = z.object({
  collections: z.array(extent.extend({ name: z.string() })),
  images: extent,
  /** Pictures that were removed from the shop while it was taken. */
  vanished: z.array(z.string()),
});

const contents = { from: backupSource, ...manifest.shape };

/** `bytes`: of the file. */
const backup = z.object({ file: z.string(), bytes: z.int(), ...contents });

/** `removed`: pictures that the backup does not have. With `--dry-run` nothing was restored, and there is no `database`. */
const restore = z.object({
  file: z.string(),
  ...contents,
  dryRun: z.boolean(),
  database: z.string().nullable(),
  removed: z.int(),
});

/** What was lost; with `--dry-run`: what would be. */
const reset = z.object({
  database: z.string(),
  dryRun: z.boolean(),
  collections: z.array(z.object({ name: z.string(), count: z.int() })),
  images: z.int(),
});

const checkStates = ['ok', 'warning', 'fault', 'skipped'] as const;

/** What the doctor looks at. */
export const checkNames = [
  'configuration',
  'node',
  'mail',
  'payments',
  'redis',
  'media',
  'disk',
  'database',
  'schema',
  'secret',
  'restore',
  'indexes',
  'databaseDisk',
  'clock',
  'queuedMails',
  'imports',
  'missingImages',
  'orphans',
  'subCategories',
] as const;

/** `names`: the things that it is about. `fix`: what to do, of everything that is not well. */
const finding = z.object({
  check: z.enum(checkNames),
  state: z.enum(checkStates),
  says: z.string(),
  names: z.array(z.string()),
  fix: z.string().optional(),
});

const doctor = z.object({
  /** What is at fault is what the shop, or a part of it, does not work with. */
  well: z.boolean(),
  findings: z.array(finding),
});

/** `changed`: the secret in force is another one than the shop's was. */
const acceptSecret = z.object({
  database: z.string(),
  changed: z.boolean(),
  dryRun: z.boolean(),
  sessionsEnded: z.int(),
});

export const upkeepReplies = { backup, restore, reset, doctor, 'accept-secret': acceptSecret };
