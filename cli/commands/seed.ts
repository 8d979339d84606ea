import { type Command, InvalidArgumentError, Option } from 'commander';
import { isCategoryField } from '../../contract/importing.js';
import { limits } from '../../contract/limits.js';
import { wholeNumber } from '../terminal/arguments.js';
import { suggestion } from '../terminal/nearest.js';
import { type OperatorCommand, operatorCommand } from '../terminal/operatorCommand.js';
import { CommandError } from '../terminal/commandError.js';
import { categoryFields } from '../importing/fields.js';
import { mapArgument } from '../importing/mapping.js';
import { type ImportOptions, takesProducts } from '../importing/options.js';
import type { CategoryOptions } from '../seeding/categories.js';
import type { Part, SeedOptions } from '../seeding/demo.js';
import type { WithApi } from '../withApi.js';

interface ScaleOptions extends SeedOptions {
  scale?: number;
  seed: string;
}

/** Tells how a seeding opens the shop: it creates a missing shop, but a dry run works on a temporary one. */
const opening = ({ dryRun: trial = false }: SeedOptions) => ({ founding: !trial, trial });

const categoryMapArgument = mapArgument({ is: isCategoryField, known: Object.keys(categoryFields) });

const seedArgument = (value: string): string => {
  if (/^[\w-]{1,40}$/.test(value)) return value;
  throw new InvalidArgumentError(
    'Write up to 40 letters, digits or hyphens: the keys of the products begin with it.',
  );
};

const forTrying = (command: OperatorCommand): OperatorCommand =>
  command.addOption(
    new Option('--allow-production', 'do it even where it looks like production').helpGroup('Confirmation:'),
  );

const demoOf = (withApi: WithApi, part: Part, options: SeedOptions) =>
  withApi(async (shop) => {
    const { seedDemo } = await import('../seeding/demo.js');
    await seedDemo(shop, part, options);
  }, opening(options));

const demo = (withApi: WithApi) =>
  forTrying(
    operatorCommand('demo')
      .description('stock the demo shop: what is missing is added, nothing is changed')
      .used(['tokri seed demo', 'the same as tokri seed']),
  )
    .option('-n, --dry-run', 'say what is missing, and add nothing')
    .speaks()
    .endsWith('connection', 'conflict', 'interrupted')
    .action((options: SeedOptions) => demoOf(withApi, 'everything', options));

const categories = (withApi: WithApi) =>
  forTrying(operatorCommand('categories'))
    .description(
      'add categories and sub categories: those of a file, which changes images too, or those of the demo',
    )
    .used(
      ['tokri seed categories', 'the categories and sub categories of the demo'],
      [
        'tokri seed categories categories.csv --dry-run',
        'what a file of category, sub_category, image would change',
      ],
    )
    .argument('[file]', 'CSV, JSON or JSONL, also gzipped; - is standard input; without it the demo’s')
    .option('--map <field=column,…>', 'which column is category, sub_category, image', categoryMapArgument)
    .option('-n, --dry-run', 'say what would change, and change nothing')
    .option('--strict', 'write nothing where any row is bad')
    .speaks()
    .lists('Fields of a file', categoryFields)
    .endsWith('validation', 'connection', 'conflict', 'interrupted')
    .action((file: string | undefined, options: CategoryOptions) => {
      if (file === undefined) return demoOf(withApi, 'categories', options);
      return withApi(async (shop) => {
        const { seedCategories } = await import('../seeding/categories.js');
        await seedCategories(shop, file, options);
      }, opening(options));
    });

const products = (withApi: WithApi) =>
  takesProducts(
    operatorCommand('products')
      .description('add and change products: those of a file, as import does, or those of the demo')
      .used(
        ['tokri seed products', 'the products of the demo, without its orders'],
        ['tokri seed products products.jsonl --map name=title', 'the same as tokri import'],
      )
      .argument('[file]', 'CSV, JSON or JSONL, also gzipped; - is standard input; without it the demo’s'),
  ).action(async (file: string | undefined, options: ImportOptions) => {
    if (file === undefined) {
      if (options.prune || options.strict || options.map)
        throw new CommandError('usage', 'Name a file: --map, --strict and --prune speak of one.');
      return demoOf(withApi, 'products', options);
    }
    await withApi(async (shop) => {
      const { importFile } = await import('../importing/file.js');
      await importFile(shop, 'seed products', file, options);
    }, opening(options));
  });

const scale = (withApi: WithApi, count: number, options: ScaleOptions) =>
  withApi(async (shop) => {
    const { seedScale } = await import('../seeding/bigCatalogue.js');
    await seedScale(shop, count, options.seed, options);
  }, opening(options));

const refuseMisplaced = (seed: Command, below: Command): void => {
  const [misplaced] = seed.options.filter(
    (option) => seed.getOptionValueSource(option.attributeName()) === 'cli',
  );
  if (misplaced)
    seed.error(
      `error: ${misplaced.long} stands before ${below.name()}, which has options of its own: put it behind, or leave ${below.name()} out`,
    );
};

export const seed = (withApi: WithApi): Command =>
  forTrying(operatorCommand('seed'))
    .description(
      'stock the shop: with the demo, with categories or products of a file, or with a big made-up catalogue',
    )
    .used(
      ['tokri seed', 'the demo shop; a second run changes nothing'],
      ['tokri seed categories categories.csv', 'categories and sub categories of a file'],
      ['tokri seed products products.json', 'products of a file, as tokri import does'],
      ['tokri seed --scale 10000 --seed diwali', '10,000 made-up products, the same on every machine'],
    )
    .enablePositionalOptions()
    .allowExcessArguments()
    .option(
      '--scale <count>',
      'so many made-up products instead of the demo',
      wholeNumber(1, limits.importRows),
    )
    .option('--seed <text>', 'what they are made from: their keys begin with it', seedArgument, 'tokri')
    .option('-n, --dry-run', 'say what would be added, and add nothing')
    .speaks()
    .endsWith('validation', 'connection', 'conflict', 'interrupted')
    .addCommand(demo(withApi))
    .addCommand(categories(withApi))
    .addCommand(products(withApi))
    .hook('preSubcommand', refuseMisplaced)
    .action((options: ScaleOptions, command: Command) => {
      const [what] = command.args;
      if (what !== undefined)
        command.error(
          `error: '${what}' cannot be seeded: it is demo, categories or products (a file: tokri import ${what})${suggestion(what, ['demo', 'categories', 'products'])}`,
        );
      if (options.scale === undefined && command.getOptionValueSource('seed') === 'cli')
        command.error(
          'error: --seed says what --scale makes products from: give both, or leave it out for the demo',
        );
      return options.scale === undefined
        ? demoOf(withApi, 'everything', options)
        : scale(withApi, options.scale, options);
    });
