import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { surveyConfig } from '../api/config/config.js';
import { program } from '../cli/program.js';

type Files = Record<string, string>;
interface Checks {
  readDeploy(): Files;
  problemsOf(files: Files, shop: { program: typeof program; surveyConfig: typeof surveyConfig }): string[];
}
// imported by path: the scripts are plain JavaScript without types
const { readDeploy, problemsOf } = (await import(path.resolve('scripts/deploy/problems.mjs'))) as Checks;
const { checkByPrograms } = (await import(path.resolve('scripts/deploy/programs.mjs'))) as {
  checkByPrograms(folder: string, only: string): { skipped: string[]; problems: string[] };
};

const files = readDeploy();
const problemsIn = (changed: Files) => problemsOf({ ...files, ...changed }, { program, surveyConfig });

describe('the checks of deploy/', () => {
  test('find nothing wrong with its files', () => {
    expect(problemsIn({})).toEqual([]);
  });

  test.each([
    ['Dockerfile', 'CMD ["serve"]', 'CMD ["srve"]', 'no command srve'],
    ['Dockerfile', 'CMD ["serve"]\n', '', 'runs no command'],
    ['Dockerfile', 'WORKDIR /opt', 'WORKDIRR /opt', 'WORKDIRR'],
    ['Dockerfile.dockerignore', '**/.env\n', '', 'lacks **/.env'],
    ['../.gitignore', '.env\n', '.env\n*.pem\n', 'lacks **/*.pem'],
    ['compose.yaml', 'read_only: true', 'readonly: true', 'readonly'],
    ['compose.yaml', '    init: true', '    init: true\n    command: [srve]', 'no command srve'],
    ['compose.yaml', 'METRICS_TOKEN: ${METRICS_TOKEN:?}', 'METRICS_TOKEN: ${SCRAPE_TOKEN:?}', 'SCRAPE_TOKEN'],
    ['compose.yaml', 'TRUST_PROXY:', 'TRUST_PROXIES:', 'TRUST_PROXIES'],
    ['compose.env.example', 'MAIL_FROM=', 'MAIL_SENDER=', 'MAIL_SENDER'],
    ['compose.env.example', 'smtp://', 'http://', 'SMTP_URL'],
    ['kubernetes/deployment.yaml', 'containers:', 'contaners:', 'contaners'],
    ['kubernetes/deployment.yaml', 'replicas: 3', 'replicas: three', 'string'],
    ['kubernetes/deployment.yaml', 'minAvailable', 'minAvialable', 'minAvialable'],
    ['kubernetes/service.yaml', 'kind: Service\n', 'kind: Servce\n', 'Servce'],
    ['kubernetes/gateway.yaml', 'requestHeaderModifier:', 'requestHeaderModifer:', 'requestHeaderModifer'],
    ['kubernetes/gateway.yaml', 'connectionIdleTimeout', 'idleTimeout', 'idleTimeout'],
    ['kubernetes/gateway.yaml', 'sectionName: https', 'sectionName: tls', 'the listener tls'],
    ['kubernetes/gateway.yaml', 'port: 80 }', 'port: 8080 }', 'port 8080 of the Service tokri'],
    ['kubernetes/service.yaml', 'targetPort: http', 'targetPort: web', 'the port web'],
    ['kubernetes/service.yaml', 'selector: { app: tokri }', 'selector: { app: shop }', 'which no pod has'],
    ['kubernetes/deployment.yaml', 'port: http }', 'port: web }', 'the port web'],
    [
      'kubernetes/deployment.yaml',
      'secretRef: { name: tokri }',
      'secretRef: { name: shop }',
      'the Secret shop',
    ],
    ['kubernetes/backup.yaml', 'name: backups, mount', 'name: backup, mount', 'the volume backup'],
    ['kubernetes/backup.yaml', 'tokri backup --quiet', 'tokri backup --silent', 'no option --silent'],
    ['kubernetes/config.yaml', 'LOG_LEVEL: info', 'LOG_LEVEL: chatty', 'LOG_LEVEL'],
    ['kubernetes/kustomization.yaml', '  - service.yaml\n', '', 'service.yaml is no resource'],
    ['kubernetes/kustomization.yaml', 'newTag', 'tag', 'tag'],
    ['kubernetes/secret.example.yaml', '  namespace: tokri\n', '', 'secret.example.yaml'],
    ['monitoring/alerts.yml', 'absent(up', 'absent((up', 'no PromQL'],
    ['monitoring/alerts.yml', 'action: Place', 'acton: Place', 'acton'],
    ['monitoring/alerts.yml', 'alert: NoOrders', 'alert: MailsFail', 'two rules MailsFail'],
    ['monitoring/alerts.yml', 'absent(up{job="tokri"', 'absent(up{job="shop"', 'no job shop'],
    ['monitoring/prometheus.yml', 'rule_files: [alerts', 'rule_files: [rules', 'rules.yml'],
    ['monitoring/dashboard.json', '"id": 2,', '"id": 1,', 'id 1'],
    ['monitoring/dashboard.json', '"panels": [', '"panels": [,', 'JSON'],
    ['systemd/tokri.service', 'tokri serve', 'tokri srve', 'no command srve'],
    ['systemd/tokri.service', 'bin/tokri serve', 'bin/torki serve', 'runs no command'],
    ['systemd/tokri.service', ' DATA_DIR=', ' DATA_FOLDER=', 'DATA_FOLDER'],
    ['systemd/tokri-backup.service', 'backup --quiet', 'backup --quite', 'no option --quite'],
    ['../docs/deploy.md', 'tokri backup - >', 'tokri bakup - >', 'no command bakup'],
    ['../README.md', 'npx tokri backup --quiet', 'npx tokri backup --silent', 'no option --silent'],
  ])('find in %s what is wrong with %p', (file, right, wrong, named) => {
    const text = files[file] ?? '';
    expect(text).toContain(right);

    expect(problemsIn({ [file]: text.replace(right, wrong) }).join('\n')).toContain(named);
  });

  test('find a file that no check reads', () => {
    expect(problemsIn({ 'swarm/stack.yaml': '' })).toEqual(['swarm/stack.yaml: no check reads it']);
  });
});

describe('a program that checks deploy/, where it is installed,', () => {
  test.each([
    ['the units, by systemd-analyze', 'systemd/tokri.service', 'RestartSec=', 'RestartSecs=', 'RestartSecs'],
    ['nginx', 'nginx/tokri.conf.template', 'proxy_buffering', 'proxy_bufering', 'proxy_bufering'],
    ['nginx of compose.yaml', 'nginx/resolver.conf', 'valid=', 'vald=', 'vald'],
    ['nginx of compose.yaml', 'compose.yaml', '3000 resolve', '3000 resolv', 'resolv'],
    ['HAProxy', 'haproxy/haproxy.cfg', 'balance leastconn', 'balance lestconn', 'balance only supports'],
    ['Dockerfile, by hadolint', 'Dockerfile', 'USER 1000:1000', 'USER root', 'DL3002'],
    ['compose.yaml, by docker compose', 'compose.yaml', 'service_healthy', 'service_helthy', 'condition'],
    ['monitoring, by promtool', 'monitoring/alerts.yml', 'absent(', 'absnt(', 'absnt'],
    ['the manifests, by kubectl kustomize', 'kubernetes/kustomization.yaml', 'newTag', 'newTg', 'newTg'],
  ])('%s: finds in %s what is wrong with %s', async (name, file, right, wrong, named) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'tokri-deploy-test-'));
    try {
      await cp('deploy', folder, { recursive: true });
      const before = checkByPrograms(folder, name);
      const text = await readFile(path.join(folder, file), 'utf8');
      await writeFile(path.join(folder, file), text.replace(right, wrong));
      const { problems, skipped } = checkByPrograms(folder, name);

      expect(text).toContain(right);
      expect(before.problems).toEqual([]);
      expect(problems.join() || skipped.join()).toContain(skipped.length ? name : named);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
