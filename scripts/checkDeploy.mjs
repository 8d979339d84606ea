// Checks the files of deploy/ with the program that reads each of them, where it is installed. npm run lint runs it.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot } from './steps.mjs';

const deploy = (...parts) => inRoot('deploy', ...parts);
const temporary = mkdtempSync(path.join(tmpdir(), 'tokri-deploy-'));
process.once('exit', () => rmSync(temporary, { recursive: true, force: true }));

const run = (bin, args, env = {}) =>
  spawnSync(bin, args, { encoding: 'utf8', env: { ...process.env, ...env } });
const works = (bin, ...args) => run(bin, args).status === 0;

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
    // the program is not installed here
    copyOf(`systemd/${unit}`, ['ExecStart=/opt/tokri/current/bin/tokri', 'ExecStart=/bin/true']),
  );
  return run('systemd-analyze', ['verify', '--man=no', ...units]);
};

const checkProxy = () => {
  const certificate = path.join(temporary, 'fullchain.pem');
  const key = path.join(temporary, 'privkey.pem');
  const request = 'req -x509 -newkey rsa:2048 -nodes -subj /CN=shop.example'.split(' ');
  run('openssl', [...request, '-out', certificate, '-keyout', key]);
  const server = copyOf(
    'nginx/tokri.conf.template',
    ['${SERVER_NAME}', 'shop.example'],
    ['${SHOP_UPSTREAM}', '127.0.0.1:3000'],
    ['/etc/nginx/tls', temporary],
  );
  const whole = path.join(temporary, 'nginx.conf');
  writeFileSync(
    whole,
    `pid ${temporary}/pid; error_log stderr; events {} http { access_log off; include ${server}; }`,
  );
  return run('nginx', ['-t', '-q', '-e', 'stderr', '-c', whole]);
};

const checkBalancer = () => {
  const addresses = ['LISTEN', 'SHOP_1', 'SHOP_2', 'SHOP_3'].map((name, at) => [name, `127.0.0.1:300${at}`]);
  return run('haproxy', ['-c', '-q', '-f', deploy('haproxy/haproxy.cfg')], Object.fromEntries(addresses));
};

const settings = Object.fromEntries(
  readFileSync(deploy('compose.env.example'), 'utf8')
    .split('\n')
    .filter((line) => /^\w+=/.test(line))
    .map((line) => [line.split('=', 1)[0], 'something']),
);

/** What is checked: a name, the program that must be there, and the check. */
const checks = [
  ['systemd', () => works('systemd-analyze', '--version'), checkUnits],
  ['nginx', () => works('nginx', '-v') && works('openssl', 'version'), checkProxy],
  ['haproxy', () => works('haproxy', '-v'), checkBalancer],
  [
    'Dockerfile',
    () => works('docker', 'buildx', 'version') && works('docker', 'info'),
    () => run('docker', ['build', '--check', '--file', deploy('Dockerfile'), inRoot()]),
  ],
  [
    'compose',
    () => works('docker', 'compose', 'version'),
    () => run('docker', ['compose', '--file', deploy('compose.yaml'), 'config', '--quiet'], settings),
  ],
  [
    'monitoring',
    () => works('promtool', '--version'),
    () => run('promtool', ['check', 'rules', deploy('monitoring', 'alerts.yml')]),
  ],
  [
    'kubernetes',
    () => works('kubectl', 'version', '--client'),
    () => run('kubectl', ['kustomize', deploy('kubernetes')]),
  ],
];

for (const [name, isThere, check] of checks) {
  if (!isThere()) {
    console.log(`skipped: deploy, ${name}: its program is not installed`);
    continue;
  }
  const { status, stdout, stderr } = check();
  // a warning names the file; what newer versions deprecate is there for older ones
  const warnings = stderr.split('\n').filter((line) => !line.includes('deprecated'));
  const isWarned = [temporary, deploy()].some((folder) => warnings.join('\n').includes(folder));
  if (status === 0 && !isWarned) continue;
  console.log(`deploy, ${name}:\n${stderr || stdout}`);
  process.exitCode = 1;
}
