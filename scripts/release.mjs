// npm run release: builds release/tokri-<version>-<platform>-<arch>.tar.gz, its list of packages (SBOM) and
// SHA256SUMS (ADR 47). With --check it then proves that the archive serves and that a second build is the same.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { billOfMaterials } from './billOfMaterials.mjs';
import { build } from './build.mjs';
import { checkRelease } from './releaseCheck.mjs';
import { releaseFiles, writeArchive } from './releaseFiles.mjs';
import { checkNode, giveUp, inRoot, install } from './steps.mjs';

const git = (...args) => execFileSync('git', args, { cwd: inRoot(), encoding: 'utf8', stdio: 'pipe' });

/** Returns the seconds since 1970 that every file of the release has: SOURCE_DATE_EPOCH, or the commit's time. */
const releaseTime = () => {
  const given = process.env.SOURCE_DATE_EPOCH;
  if (/^\d+$/.test(given ?? '')) return Number(given);
  try {
    const changed = git('status', '--porcelain');
    if (changed)
      console.error(`This is not the release of a commit, since files differ from it:\n${changed}`);
    return Number(git('log', '-1', '--format=%ct'));
  } catch {
    return giveUp(
      'A release needs the time of its commit: run it in a git checkout, or set SOURCE_DATE_EPOCH.',
    );
  }
};

const sumOf = (file) =>
  createHash('sha256')
    .update(readFileSync(inRoot('release', file)))
    .digest('hex');

checkNode();
const time = releaseTime();
await install();
await build();

const manifest = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
const name = `tokri-${manifest.version}-${process.platform}-${process.arch}`;
const [archive, bill] = [`${name}.tar.gz`, `${name}.cdx.json`];
mkdirSync(inRoot('release'), { recursive: true });
await writeArchive(inRoot('release', archive), releaseFiles(), {
  prefix: name,
  mtime: new Date(time * 1_000),
});
writeFileSync(inRoot('release', bill), billOfMaterials(manifest));
const sums = [archive, bill].map((file) => `${sumOf(file)}  ${file}\n`).join('');
writeFileSync(inRoot('release', 'SHA256SUMS'), sums);
console.log(
  `release/${archive}: ${(statSync(inRoot('release', archive)).size / 1e6).toFixed(1)} MB\n${sums}`,
);
if (process.argv.includes('--check'))
  await checkRelease({ name, archive, sums, time }).catch(({ message }) => giveUp(message));
