// Checks the files of deploy/: by packages that npm installs, and by the programs that read them where these are
// installed. npm run lint runs it.
import { register } from 'node:module';
import { problemsOf, readDeploy } from './deploy/problems.mjs';
import { checkByPrograms } from './deploy/programs.mjs';
import { inRoot } from './steps.mjs';

register('../tests/support/jest/hooks.js', import.meta.url); // compiles TypeScript while it loads
const [{ program }, { surveyConfig }] = await Promise.all([
  import('../cli/program.js'),
  import('../api/config/config.js'),
]);

const { skipped, problems } = checkByPrograms(inRoot('deploy'));
for (const line of skipped) console.log(`skipped: deploy, ${line}`);
const wrong = [...problemsOf(readDeploy(), { program, surveyConfig }), ...problems];
for (const line of wrong) console.log(`deploy, ${line}`);
process.exitCode = wrong.length ? 1 : 0;
