// The packages of package-lock.json, and which of them others need.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './steps.mjs';

/** The packages by the folder in which they are installed: `node_modules/sharp`, `cli` … */
export const locked = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')).packages;

/** Packages that others ask for and that Node never loads: types, another runtime, a report of each install. */
const neverLoaded = /^(?:@types\/|bare-|@scarf\/)/;

/** Finds a package as Node does: in the nearest node_modules at or above a folder. */
const resolve = (folder, name) => {
  const candidate = path.posix.join(folder, 'node_modules', name);
  if (locked[candidate] || folder === '.')
    return locked[candidate]?.link ? locked[candidate].resolved : candidate;
  return resolve(path.posix.dirname(folder), name);
};

/** Returns the folders of the packages that a package loads. One that it can do without may not be installed. */
export const neededBy = (folder) => {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = locked[folder];
  const isOptional = (name) => optionalDependencies?.[name] ?? peerDependenciesMeta?.[name]?.optional;
  return Object.keys({ ...peerDependencies, ...dependencies, ...optionalDependencies })
    .filter((name) => !neverLoaded.test(name))
    .map((name) => ({ needed: resolve(folder, name), isOptional: isOptional(name) }))
    .filter(({ needed, isOptional }) => !isOptional || existsSync(inRoot(needed)))
    .map(({ needed }) => needed);
};

/**
 * Returns the folders of some packages and of all that they load, sorted.
 * @throws Error when one of them is not installed
 */
export const withDependencies = (folders) => {
  const found = new Set();
  const add = (folder) => {
    if (found.has(folder)) return;
    if (!existsSync(inRoot(folder))) throw new Error(`${folder} is not installed.`);
    found.add(folder);
    for (const needed of neededBy(folder)) add(needed);
  };
  for (const folder of folders) add(folder);
  return [...found].sort();
};
