// npm run docs:architecture: draws the picture of docs/architecture.md from the imports of the sources.
//   npm run docs:architecture -- --check    fails when the picture is not what the imports say
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkNode, giveUp, install, root } from './steps.mjs';

checkNode();
await install();
const { default: ts } = await import('typescript');
const rooms = ['contract', 'ui', 'web', 'api', 'cli'];

/** Lists the source files of a room, as paths with `/` from the root. */
const sourcesOf = (room) =>
  readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(room, file.replaceAll(path.sep, '/')))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file));

/** Lists the modules of the project that a file imports, also types alone and what it loads later. */
const importsOf = (file) =>
  ts
    .preProcessFile(readFileSync(path.join(root, file), 'utf8'))
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => path.posix.join(path.posix.dirname(file), fileName));

/** Names the part of the picture that a file belongs to: a folder of `api`, or else its room. */
const partOf = (file) => {
  const [, folder] = /^(api\/[^/]+)\//.exec(file) ?? [];
  const [room = ''] = file.split('/');
  return folder ?? (rooms.includes(room) ? room : undefined);
};

/** @type {Map<string, Set<string>>} The parts that each part imports. */
const imports = new Map();
for (const source of rooms.flatMap(sourcesOf)) {
  const from = partOf(source);
  for (const imported of importsOf(source)) {
    const to = partOf(imported);
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
