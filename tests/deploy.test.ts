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

const files = readDeploy();
const problemsIn = (changed: Files) => problemsOf({ ...files, ...changed }, { program, surveyConfig });

describe('the checks of deploy/', () => {
  test('find nothing wrong with its files', () => {
    expect(problemsIn({})).toEqual([]);
  });

  test.each([
    ['Dockerfile', 'CMD ["serve"]', 'CMD ["srve"]', 'no command srve'],
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
