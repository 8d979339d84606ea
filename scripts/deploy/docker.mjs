// Checks the Dockerfile, what stays out of its sources, and the compose file.
import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';
import { inRoot } from '../steps.mjs';

const instructionProblems = ({ Dockerfile: text }) =>
  validate(text).map(({ range, message }) => `line ${range.start.line + 1}: ${message}`);

/** Returns the patterns of a file of git or Docker, without comments. */
const patternsOf = (text) => text.split('\n').filter((line) => line && !line.startsWith('#'));

/** The patterns of Docker for what git ignores: git looks for a name in all folders, Docker in the one of the pattern. */
const ignoredByGit = (files) => [
  '.git',
  ...patternsOf(files['../.gitignore']).map((pattern) => `**/${pattern.replace(/\/$/, '')}`),
  ...patternsOf(files['.gitignore']).map((pattern) => `deploy/${pattern.replace(/\/$/, '')}`),
];

const ignoreProblems = (files) => {
  const [wanted, found] = [ignoredByGit(files), patternsOf(files['Dockerfile.dockerignore'])];
  return [
    ...wanted.filter((one) => !found.includes(one)).map((one) => `lacks ${one}, which git leaves out`),
    ...found.filter((one) => !wanted.includes(one)).map((one) => `has ${one}, which git does not leave out`),
  ];
};

/** The schema of Compose, which dclint ships. */
const schema = JSON.parse(readFileSync(inRoot('node_modules/dclint/schemas/compose.schema.json'), 'utf8'));
// the formats are Docker's own; ajv knows the draft by another address
const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
const followsSchema = ajv.compile({ ...schema, $schema: undefined });

const composeProblems = ({ 'compose.yaml': text }) =>
  followsSchema(parse(text, { merge: true }))
    ? []
    : followsSchema.errors.map(({ instancePath, message, params }) =>
        [instancePath, message, params.additionalProperty].filter(Boolean).join(' '),
      );

export const dockerChecks = {
  Dockerfile: instructionProblems,
  'Dockerfile.dockerignore': ignoreProblems,
  'compose.yaml': composeProblems,
};
