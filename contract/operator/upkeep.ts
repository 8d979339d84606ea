import { z } from 'zod';
import { time } from '../wire.js';

/** The size of a part of a backup; the hash covers all its bytes in order. */
export const extent = z.object({ count: z.int(), bytes: z.int(), sha256: z.string() });

/** The moment and the shop of which a backup was taken. */
export const backupSource = z.object({ tokri: z.string(), schema: z.int(), database: z.string(), at: time });

/**
 * What a backup must contain.
 * `images.sha256`: the hash of the lines that `sha256sum` would print for the images.
 */
export const manifest = z.object({
  collections: z.array(extent.extend({ name: z.string() })),
  images: extent,
  /** Images that were removed from the shop during the backup. */
  vanished: z.array(z.string()),
});

const contents = { from: backupSource, ...manifest.shape };

/** `bytes`: the size of the file. */
const backup = z.object({ file: z.string(), bytes: z.int(), ...contents });

/**
 * `removed`: images that the backup does not have. With `--dry-run` nothing is restored, and `database` is
 * null.
 */
const restore = z.object({
  file: z.string(),
  ...contents,
  dryRun: z.boolean(),
  database: z.string().nullable(),
  removed: z.int(),
});

/** What was deleted; with `--dry-run`, what would be deleted. */
const reset = z.object({
  database: z.string(),
  dryRun: z.boolean(),
  collections: z.array(z.object({ name: z.string(), count: z.int() })),
  images: z.int(),
});

const checkStates = ['ok', 'warning', 'fault', 'skipped'] as const;

/** The checks of the doctor. */
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

/** `names`: the records that the check is about. `fix`: how to fix the problem; absent when all is well. */
const finding = z.object({
  check: z.enum(checkNames),
  state: z.enum(checkStates),
  says: z.string(),
  names: z.array(z.string()),
  fix: z.string().optional(),
});

const doctor = z.object({
  /** False when a check has the state `fault`: the shop, or a part of it, does not work. */
  well: z.boolean(),
  findings: z.array(finding),
});

/** `changed`: the accepted secret differs from the shop's former one. */
const acceptSecret = z.object({
  database: z.string(),
  changed: z.boolean(),
  dryRun: z.boolean(),
  sessionsEnded: z.int(),
});

export const upkeepReplies = { backup, restore, reset, doctor, 'accept-secret': acceptSecret };
