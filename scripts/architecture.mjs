// npm run docs:architecture: draws the picture of docs/architecture.md from the imports that dependency-cruiser finds.
//   npm run docs:architecture -- --check    fails when the picture is not what the imports say
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkNode, giveUp, install, overhear, root } from './steps.mjs';

checkNode();
await install();
const rooms = ['contract', 'ui', 'web', 'api', 'cli'];
const { words } = await overhear('depcruise', [
  ...['--config', '.dependency-cruiser.cjs', '--output-type', 'json'],
  ...['--exclude', String.raw`\.(test|stories)\.tsx?$`, ...rooms],
]);

/** Names the part of the picture that a file belongs to: a folder of `api`, or else its room. */
const partOf = (file) => {
  const [, folder] = /^(api\/[^/]+)\//.exec(file) ?? [];
  const [room = ''] = file.split('/');
  return folder ?? (rooms.includes(room) ? room : undefined);
};

/** @type {Map<string, Set<string>>} The parts that each part imports. */
const imports = new Map();
if (!words.startsWith('{')) giveUp(`dependency-cruiser found no imports:\n${words}`);
for (const { source, dependencies } of JSON.parse(words).modules) {
  const from = partOf(source);
  for (const { resolved } of dependencies) {
    const to = partOf(resolved);
    if (!from || !to || from === to || from === 'api' || to === 'api' || to === 'contract') continue;
    const shown = to.startsWith('api/') && !from.startsWith('api/') ? 'api' : to;
    imports.set(from, (imports.get(from) ?? new Set()).add(shown));
  }
}

const reaches = (from, to, seen = new Set([from])) =>
  [...(imports.get(from) ?? [])].some(
    (next) => next === to || (!seen.has(next) && reaches(next, to, seen.add(next))),
  );
/** Leaves out an arrow that a longer way implies: the picture would be too dense to read. */
const arrows = [...imports].flatMap(([from, all]) =>
  [...all]
    .filter((to) => ![...all].some((other) => other !== to && reaches(other, to)))
    .map((to) => `${from} --> ${to}`),
);
const inApi = arrows.filter((arrow) => arrow.startsWith('api/')).map((arrow) => arrow.replaceAll('api/', ''));
const picture = [
  '```mermaid',
  'flowchart TB',
  ...arrows
    .filter((arrow) => !arrow.startsWith('api/'))
    .sort()
    .map((arrow) => `  ${arrow}`),
  '  subgraph api',
  ...inApi.sort().map((arrow) => `    ${arrow}`),
  '  end',
  '```',
].join('\n');

const file = path.join(root, 'docs', 'architecture.md');
const text = readFileSync(file, 'utf8');
const drawn = text.replace(/```mermaid\n[^]*?```/, () => picture);
if (!process.argv.includes('--check')) writeFileSync(file, drawn);
else if (drawn !== text) giveUp('The picture in docs/architecture.md is old: run npm run docs:architecture.');
