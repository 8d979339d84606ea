// npm run lockfile, after every install of a new package. Some registries lack the binaries of other
// platforms; npm then omits them from the lock file silently, and `npm ci` rejects it. This script adds them
// as optional entries.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './steps.mjs';

const file = path.join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const platform =
  /[-/](darwin|linux|win32|android|freebsd|openharmony)-(arm64|x64|ia32|arm|ppc64|s390x|riscv64|loong64)\b/;

/**
 * Returns the path at which a missing dependency of a package can be put: beside the package, or inside it
 * when another version is beside it. Undefined when the dependency is there.
 */
const placeOf = (parent, name, version) => {
  const inside = `${parent}/node_modules/${name}`;
  const beside = `${parent.slice(0, parent.lastIndexOf('node_modules/'))}node_modules/${name}`;
  const fits = (place) => lock.packages[place]?.version === version;
  if (fits(inside) || fits(beside)) return undefined;
  return lock.packages[beside] ? inside : beside;
};

let added = 0;
for (const [parent, { optionalDependencies = {}, dev }] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const [, os, cpu] = platform.exec(name) ?? [];
    const place = os && /^\d/.test(version) && placeOf(parent, name, version);
    if (!place) continue;
    lock.packages[place] = {
      version,
      cpu: [cpu],
      ...(dev && { dev }),
      license: 'MIT',
      optional: true,
      os: [os],
    };
    added += 1;
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} entries added`);
