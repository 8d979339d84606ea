// The checks of deploy/ that need nothing but the packages that npm installs.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { inRoot } from '../steps.mjs';
import { commandProblems, documentProblems, lineOf, lineProblems } from './commands.mjs';
import { dockerChecks } from './docker.mjs';
import { kubernetesChecks, manifestsIn } from './kubernetes.mjs';
import { monitoringChecks } from './monitoring.mjs';
import { settingChecks } from './settings.mjs';

const textOf = (file) => readFileSync(inRoot(file), 'utf8');

/** Documents whose commands are checked. */
const documents = [
  'README.md',
  'docs/deploy.md',
  'docs/security.md',
  'docs/reliability.md',
  'docs/csv.md',
  'CONTRIBUTING.md',
];

/**
 * Reads the files of deploy/ by their paths below it, and what their checks compare them with by its path from
 * there.
 */
export const readDeploy = () => {
  const below = readdirSync(inRoot('deploy'), { recursive: true }).map((name) =>
    name.split(path.sep).join('/'),
  );
  const files = below.filter((name) => statSync(inRoot('deploy', name)).isFile());
  const beside = ['.gitignore', '.env.example', ...documents].map((name) => `../${name}`);
  return Object.fromEntries([...files, ...beside].map((name) => [name, textOf(`deploy/${name}`)]));
};

/** The words of the exec form of an instruction, such as ["serve"]. */
const wordsOf = (files, instruction) =>
  JSON.parse(new RegExp(`^${instruction} (\\[.*\\])$`, 'm').exec(files.Dockerfile)?.[1] ?? '[]');

/** Returns the lines that containers of the shop run. */
const linesOf = (files) => {
  const [entrypoint, serve] = [wordsOf(files, 'ENTRYPOINT'), wordsOf(files, 'CMD')];
  const { services } = parse(files['compose.yaml'], { merge: true });
  const composed = Object.values(services).map(({ image, entrypoint: program, command }) => ({
    image,
    entrypoint: program,
    args: command,
  }));
  const managed = manifestsIn(files).flatMap(({ spec }) => {
    const pod = spec?.jobTemplate?.spec.template ?? spec?.template;
    return (pod?.spec.containers ?? []).map(({ image, command, args }) => ({
      image,
      entrypoint: command,
      args,
    }));
  });
  const ofShop = [...composed, ...managed].filter(({ image }) => /^tokri(?::|$)/.test(image));
  return [{ args: serve }, ...ofShop.map((one) => (one.entrypoint || one.args ? one : { args: serve }))].map(
    (one) => lineOf(one, entrypoint),
  );
};

const unitLines = (files) =>
  Object.entries(files)
    .filter(([name]) => name.startsWith('systemd/'))
    .flatMap(([, text]) => [...text.matchAll(/^ExecStart=.*$/gm)].map(([line]) => line));

const commandChecks = {
  'systemd, Docker and Kubernetes': (files, { program }) =>
    lineProblems(program, [...linesOf(files), ...unitLines(files)]),
  'comments and texts': (files, { program }) =>
    Object.entries(files)
      .filter(([name]) => !name.endsWith('.md'))
      .flatMap(([name, text]) =>
        commandProblems(program, text, { named: true }).map((problem) => `${name}: ${problem}`),
      ),
  ...Object.fromEntries(
    documents.map((name) => [name, (files, { program }) => documentProblems(program, files[`../${name}`])]),
  ),
};

/** The checks by the file, or the kind of files, of which each tells. */
const checks = [kubernetesChecks, dockerChecks, monitoringChecks, settingChecks, commandChecks].flatMap(
  Object.entries,
);

/** Files that checks read, beside those that `programs.mjs` gives to their programs. */
const checked =
  /^(?:Dockerfile(?:\.dockerignore)?|\.gitignore|compose\.yaml|compose\.env\.example|kubernetes\/.+\.yaml|monitoring\/(?:alerts\.yml|prometheus\.yml|dashboard\.json)|nginx\/.+|haproxy\/haproxy\.cfg|systemd\/tokri.*)$/;

const attempt = (check, files, shop) => {
  try {
    return check(files, shop);
  } catch (error) {
    return [`cannot be read: ${error.message}`];
  }
};

/**
 * Returns what is wrong with the files of deploy/.
 * @param files from `readDeploy`
 * @param shop the command line and the survey of the settings
 */
export const problemsOf = (files, { program, surveyConfig }) => {
  const known = [...files['../.env.example'].matchAll(/^([A-Z]\w*)=/gm)].map(([, name]) => name);
  const shop = { program, surveyConfig, known };
  return [
    ...checks.flatMap(([name, check]) => attempt(check, files, shop).map((problem) => `${name}: ${problem}`)),
    ...Object.keys(files)
      .filter((name) => !name.startsWith('../') && !checked.test(name))
      .map((name) => `${name}: no check reads it`),
  ];
};
