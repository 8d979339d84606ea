import { IMAGE_STORE, type ImageStore } from '../../api/media/imageStore.js';
import { stockDemo, type Stocked } from '../catalogue/stockDemo.js';
import { finishDemo, auditSeeding } from '../demoOrders/finishDemo.js';
import type { Confirmation } from '../terminal/confirming.js';
import type { Speaking } from '../terminal/operatorCommand.js';
import type { Progress } from '../terminal/progress.js';
import { stopping } from '../terminal/stopping.js';
import { Terminal } from '../terminal/terminal.js';
import type { ImportOutcome } from '../importing/report.js';
import type { Api } from '../withApi.js';
import { noteTrial, refuseTrying } from './guard.js';

/** The parts of the demo: all of it with orders, its products with their categories, or the categories alone. */
export type Part = 'everything' | 'products' | 'categories';

/** Options of every kind of seeding. */
export interface SeedOptions extends Speaking, Confirmation {
  dryRun?: boolean;
}

const names: Readonly<Record<Part, 'seed demo' | 'seed products' | 'seed categories'>> = {
  everything: 'seed demo',
  products: 'seed products',
  categories: 'seed categories',
};

const createdBy = ({ categories, subCategories, products }: Stocked) => categories + subCategories + products;

/**
 * Describes the result of a seeding in lines of text. "0 updated" is fixed, because seeding never changes
 * existing records.
 */
const summary = (made: Stocked, orders: number, dryRun = false): string[] => {
  const { categories, subCategories, products, unchanged, images } = made;
  const created = createdBy(made);
  const kinds = `${categories} categories, ${subCategories} sub categories, ${products} products`;
  const [create, update, copy] = dryRun
    ? ['to create', 'to update', 'to copy']
    : ['created', 'updated', 'copied'];
  return [
    `${created} ${create}${created ? ` (${kinds})` : ''}, 0 ${update}, ${unchanged} unchanged, ${images} images ${copy}`,
    ...(orders ? [`${orders} demo orders created`] : []),
  ];
};

const stock = async (
  shop: Api,
  part: Part,
  dryRun: boolean | undefined,
  signal: AbortSignal,
  terminal: Terminal,
) => {
  const { connection } = shop;
  const store = shop.api.get<ImageStore>(IMAGE_STORE, { strict: false });
  let bar: Progress | undefined;
  const onImage = (done: number, all: number) => {
    bar ??= terminal.progress('Copying images', all);
    bar.reaches(done);
    signal.throwIfAborted();
  };
  try {
    return await stockDemo(connection, store, (line) => terminal.notes(line), {
      what: part,
      dryRun,
      onImage,
    });
  } finally {
    bar?.[Symbol.dispose]();
  }
};

const bring = async (shop: Api, part: Part, options: SeedOptions, signal: AbortSignal): Promise<void> => {
  const terminal = new Terminal(options);
  refuseTrying(shop, options);
  noteTrial(shop, terminal);
  const made = await stock(shop, part, options.dryRun, signal, terminal);
  const finished = part === 'everything' && !options.dryRun;
  const orders = finished ? await finishDemo(shop.api, shop.config, made) : 0;
  if (part !== 'everything' && !options.dryRun) await auditSeeding(shop.api, made);
  const outcome: ImportOutcome = {
    state: options.dryRun ? 'planned' : 'done',
    from: 'demo',
    total: createdBy(made) + made.unchanged,
    new: createdBy(made),
    changed: 0,
    unchanged: made.unchanged,
    badCount: 0,
    bad: [],
    newCategories: [],
    newSubCategories: [],
    changes: [],
    pruned: null,
    images: made.images,
    orders,
  };
  const next = options.dryRun ? 'the same without --dry-run.' : 'npm start opens the shop.';
  terminal.reports(names[part], outcome, summary(made, orders, options.dryRun), next);
};

const stopped = () => 'Stopped: what was stocked stays. Run it again to go on.';

/** Seeds the demo or a part of it: missing records are added, existing ones stay unchanged. */
export const seedDemo = (shop: Api, part: Part, options: SeedOptions): Promise<void> =>
  stopping(stopped, (signal) => bring(shop, part, options, signal));
