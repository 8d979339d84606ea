// The software bill of materials of a release (SBOM), in the format CycloneDX 1.5.
import { locked, neededBy, withDependencies } from './lockedPackages.mjs';

/** The rooms whose packages a release has, in its bundles or beside them. */
const rooms = ['cli', 'web'];

const nameOf = (folder) => locked[folder].name ?? folder.replace(/^.*node_modules\//, '');
/** The address of a package, as others write it too: `pkg:npm/%40nestjs/core@12.5.1`. */
const purlOf = (folder) => `pkg:npm/${nameOf(folder).replace('@', '%40')}@${locked[folder].version}`;

const licencesOf = (license) => {
  if (!license) return {};
  const isExpression = /^\(?[\w.+-]+(?: (?:AND|OR|WITH) [\w.+-]+)*\)?$/.test(license);
  return { licenses: [isExpression ? { expression: license } : { license: { name: license } }] };
};

/** Returns the SHA-512 by which npm verified the package when it installed it. */
const hashesOf = (integrity) => {
  const [, base64] = /^sha512-(\S+)/.exec(integrity ?? '') ?? [];
  return base64
    ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(base64, 'base64').toString('hex') }] }
    : {};
};

const componentOf = (folder) => ({
  type: 'library',
  'bom-ref': purlOf(folder),
  name: nameOf(folder),
  version: locked[folder].version,
  ...hashesOf(locked[folder].integrity),
  ...licencesOf(locked[folder].license),
  purl: purlOf(folder),
});

const unique = (list) => [...new Map(list).entries()].sort(([a], [b]) => (a < b ? -1 : 1));

/**
 * Returns the bill as text. `npm sbom --omit=dev` would leave out what a development package needs too, such
 * as sharp, and writes the time and a random number.
 */
export const billOfMaterials = ({ name, version }) => {
  const isRoom = (folder) => !folder.includes('node_modules/');
  const folders = withDependencies(rooms).filter((folder) => !isRoom(folder));
  const whole = { type: 'application', 'bom-ref': `pkg:npm/${name}@${version}`, name, version };
  const direct = withDependencies(rooms).filter(isRoom).flatMap(neededBy);
  const dependencies = [
    [whole['bom-ref'], direct.filter((folder) => !isRoom(folder))],
    ...folders.map((folder) => [purlOf(folder), neededBy(folder)]),
  ];
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: whole },
    components: unique(folders.map((folder) => [purlOf(folder), componentOf(folder)])).map(([, one]) => one),
    dependencies: unique(dependencies).map(([ref, needed]) => ({
      ref,
      dependsOn: [...new Set(needed.map(purlOf))].sort(),
    })),
  };
  return `${JSON.stringify(bill, null, 2)}\n`;
};
