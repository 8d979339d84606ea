// npm run check:field: adds an optional text field to a copy of the repository, by the recipe in
// CONTRIBUTING.md. It checks types and tests there, and counts the changed files.
import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { checkNode, install, root } from './steps.mjs';

/** The maximum number of changed files besides messages. */
const maxFiles = 8;

/** The recipe: the lines that a file gets, each before every line that begins with the given text. */
const recipe = [
  [
    'contract/productFields.ts',
    '] as const satisfies readonly Field[]',
    "{ name: 'origin', column: 'origin', kind: 'text', section: 'selling', optional: true, otherNames: ['made_in'] },",
  ],
  ['contract/product.ts', '  gstRate: gstRateInput', '  origin: optionalText(limits.name),'],
  ['contract/product.ts', '  gstRate: z.', '  origin: z.string().optional(),'],
  ['cli/importing/fields.ts', '  sale_price:', "  origin: 'the place that it comes from',"],
  ['docs/cli.md', '- `sale_price`', '- `origin` the place that it comes from'],
  ['docs/csv.md', '| `sale_price`', '| `origin` | the place that it comes from | none |'],
  ['CHANGELOG.md', '### Changed', '- Products have an origin.'],
  ['contract/messages/en/admin/catalogue.ts', "      gstRate: 'GST rate'", "      origin: 'Origin',"],
  ['contract/messages/hi/admin/catalogue.ts', "      gstRate: 'GST दर'", "      origin: 'मूल स्थान',"],
  ['contract/messages/en.ts', '      gst_rate:', "      origin: 'Enter up to 200 characters',"],
  ['contract/messages/hi.ts', '      gst_rate:', "      origin: '200 अक्षरों तक लिखें',"],
];

/** What the type check reads: whatever names the fields of a product. */
const checked = [
  'contract',
  'api/catalogue',
  'api/docs',
  'api/importing',
  'cli/importing',
  'cli/seeding',
  'ui/ProductForm',
  'ui/theme',
  'web/features/admin/auditLog',
  'web/features/admin/importing',
  'tests/productFields.test.ts',
];

checkNode();
await install();
const copy = realpathSync(mkdtempSync(path.join(tmpdir(), 'tokri-field-')));
const inCopy = (file) => path.join(copy, file);

const addLine = (file, before, line) => {
  const text = readFileSync(inCopy(file), 'utf8');
  const lines = text.split('\n').flatMap((old) => (old.startsWith(before) ? [line, old] : [old]));
  if (lines.length === text.split('\n').length) throw new Error(`${file}: no line begins with ${before}`);
  writeFileSync(inCopy(file), lines.join('\n'));
};

const run = async (name, bin, ...args) => {
  const options = { cwd: copy, maxBuffer: 100_000_000 };
  const { error, stdout, stderr } = await promisify(execFile)(
    process.execPath,
    [...bin, ...args],
    options,
  ).then(
    (streams) => streams,
    (error) => ({ error, ...error }),
  );
  console.log(`${error ? `${stdout}${stderr}` : ''}${error ? 'FAIL' : 'ok  '} ${name}`);
  return !error;
};

try {
  const listed = execFileSync('git', ['ls-files', '-zco', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  const files = listed.split('\0').filter((file) => file && existsSync(path.join(root, file)));
  for (const file of files) cpSync(path.join(root, file), inCopy(file));
  symlinkSync(path.join(root, 'node_modules'), inCopy('node_modules'));
  for (const step of recipe) addLine(...step);
  const types = {
    extends: './tsconfig.json',
    include: checked,
    exclude: ['ui/**/*.test.tsx', 'ui/**/*.stories.tsx'],
  };
  writeFileSync(inCopy('tsconfig.field.json'), JSON.stringify(types));

  const isChanged = (file) => !readFileSync(path.join(root, file)).equals(readFileSync(inCopy(file)));
  const changed = files.filter(isChanged);
  const others = changed.filter((file) => !file.startsWith('contract/messages/'));
  console.log(`${changed.length - others.length} files of messages, and ${others.length} others:`);
  for (const file of others) console.log(`  ${file}`);
  const passed = await Promise.all([
    run('types', ['node_modules/typescript/bin/tsc'], '-p', 'tsconfig.field.json'),
    run(
      'tests',
      ['node_modules/jest/bin/jest.js'],
      'tests/productFields.test.ts',
      'contract/product.test.ts',
      'contract/messages/',
    ),
  ]);
  if (others.length > maxFiles) console.log(`FAIL at most ${maxFiles} files besides messages may change`);
  process.exitCode = passed.every(Boolean) && others.length <= maxFiles ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
