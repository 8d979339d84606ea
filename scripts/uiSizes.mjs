// npm run ui:sizes: measures what each published component adds, in KiB gzip, to a page that already has
// react, react-dom and MUI's Button, Card and Typography. Writes docs/ui-sizes.md. Lazily loaded parts, such
// as a dialog's form, are not counted.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { checkNode, must, root } from './steps.mjs';

const entry = path.join(root, 'dist', 'ui', 'page.jsx');
const bare = `
import { createRoot } from 'react-dom/client';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
`;
const page = (name, from) => `${bare}
${name ? `import { ${name} } from './${from}.js';` : ''}
createRoot(document.body).render([Button, Card, Typography${name ? `, ${name}` : ''}].map((Part) => <Part />));
`;

const staticParts = (chunks, chunk, seen = new Set()) => {
  if (!chunk || seen.has(chunk)) return seen;
  seen.add(chunk);
  for (const name of chunk.imports)
    staticParts(
      chunks,
      chunks.find(({ fileName }) => fileName === name),
      seen,
    );
  return seen;
};

/**
 * Returns how many gzipped bytes a page loads first, with the component `name` of the library or without one.
 */
const weigh = async (name, from) => {
  writeFileSync(entry, page(name, from));
  const { output } = await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, minify: true, target: 'es2022', rolldownOptions: { input: entry } },
  });
  const chunks = output.filter(({ type }) => type === 'chunk');
  const first = staticParts(
    chunks,
    chunks.find(({ isEntry }) => isEntry),
  );
  return [...first].reduce((sum, { code }) => sum + gzipSync(code).length, 0);
};

checkNode();
await must('Building the library', process.execPath, [path.join(root, 'scripts', 'buildUi.mjs')]);
/** Lists the components that an entry of the library publishes. */
const publishedBy = (from) =>
  [...readFileSync(path.join(root, 'ui', `${from}.ts`), 'utf8').matchAll(/export \{([^}]*)\}/g)]
    .flatMap(([, names]) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]\w*[a-z]/.test(name) && !name.endsWith('Provider'));

const fixture = await weigh();
const rows = [];
for (const from of ['index', 'admin'])
  for (const name of publishedBy(from)) rows.push([name, (await weigh(name, from)) - fixture]);
rmSync(entry);
const kib = (bytes) => (bytes / 1024).toFixed(1);
const longest = Math.max(...rows.map(([name]) => name.length));
const widest = Math.max(...rows.map(([, bytes]) => kib(bytes).length));
const line = (name, size) => `| ${name.padEnd(longest)} | ${size.padStart(widest)} |`;
writeFileSync(
  path.join(root, 'docs', 'ui-sizes.md'),
  `# What each component adds

KiB gzip on top of a page with react, react-dom and MUI's \`Button\`, \`Card\` and \`Typography\` (${kib(fixture)} KiB), counted by \`npm run ui:sizes\`.
What they share is counted at each: two together add less than their sum.

${line('component', 'adds')}
| ${'-'.repeat(longest)} | ${'-'.repeat(widest - 1)}: |
${rows.map(([name, bytes]) => line(name, kib(bytes))).join('\n')}
`,
);
const card = rows.find(([name]) => name === 'ProductCard')?.[1] ?? Infinity;
console.log(`${rows.length} components; the product card with its stepper adds ${kib(card)} KiB`);
if (card >= 20 * 1024) {
  console.error(
    'The product card with its stepper is to add less than 20 KiB: find what it imports that it need not.',
  );
  process.exitCode = 1;
}
