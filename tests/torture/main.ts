// npm run test:torture: faults of machines, an upgrade, an overload and an hour of use, on this machine alone.
import { parseArgs } from 'node:util';
import { markdownTable, replaceMeasurement } from '../../bench/web/report.js';
import { issuesOf, runNodes, type Run, type Struck } from './nodes.js';
import { runOverload } from './overload.js';
import { runSoak } from './soak.js';
import { builtAt, released, runUpgrade } from './upgrade.js';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'nodes,upgrade,overload,soak' },
    runs: { type: 'string', default: '10' },
    upgrades: { type: 'string', default: '3' },
    minutes: { type: 'string', default: '60' },
    faults: { type: 'string', default: '' },
    from: { type: 'string', default: released },
    json: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
// the programs are ended by handlers of 'exit', which a signal alone would skip
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

/** What was tried, what was seen, and the issues: none means that it held. */
interface Line {
  what: string;
  result: string;
  issues: readonly string[];
}

const log = (line: string) => console.error(line);
const fixed = (value: number, digits = 1) => value.toFixed(digits);
const lines: Line[] = [];

const tableOf = (some: readonly Line[]) =>
  markdownTable([
    ['what', 'result', 'verdict'],
    ...some.map(({ what, result, issues }) => [what, result, issues.length ? 'FAIL' : 'holds']),
  ]);

/** @throws Error when the text is not a whole number above 0 */
const count = (text: string): number => {
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new Error(`${text} is not a whole number above 0`);
};

const raw: unknown[] = [];

const faultLine = (name: string, struck: readonly Struck[]): Line => {
  const worst = (pick: (one: Struck) => number) => Math.max(...struck.map(pick));
  return {
    what: `… ${name}`,
    result: `orders confirmed after p50 ${fixed(worst(({ p50 }) => p50) / 1_000)} s, p99 ${fixed(worst(({ p99 }) => p99) / 1_000)} s; none for ${fixed(worst(({ silence }) => silence))} s at most; visitors got ${fixed(Math.min(...struck.map(({ visitors = 1 }) => visitors)) * 100, 0)} % of their lists`,
    issues: [],
  };
};

/** Repeats a run and adds its lines: the sum, and one for each fault with the worst figures of all runs. */
const repeat = async (what: string, times: number, work: () => Promise<Run>): Promise<void> => {
  const runs: Run[] = [];
  for (let turn = 1; turn <= times; turn++) {
    log(`${what}: run ${turn} of ${times}`);
    runs.push(await work());
  }
  raw.push({ what, runs });
  const confirmed = runs.reduce((sum, { balance }) => sum + balance.confirmed, 0);
  const issues = (of: 'lost' | 'doubled') => runs.flatMap(({ balance }) => balance[of]).length;
  lines.push({
    what: `${what}, ${times} times`,
    result: `${confirmed} orders confirmed, ${issues('lost')} lost, ${issues('doubled')} doubled`,
    issues: runs.flatMap(issuesOf),
  });
  const struck = runs.flatMap((run) => run.struck);
  for (const name of new Set(struck.map(({ fault }) => fault)))
    lines.push(
      faultLine(
        name,
        struck.filter(({ fault }) => fault === name),
      ),
    );
};

const overload = async (): Promise<void> => {
  log('Overload');
  const seen = await runOverload(20);
  raw.push({ what: 'overload', ...seen });
  const { capacity, offered, acceptedPerSecond, refused, others, p50, p99, recovery } = seen;
  lines.push({
    what: 'three times the capacity for 20 s',
    result: `${fixed(capacity, 0)} a second are served, ${fixed(offered, 0)} offered: ${fixed(acceptedPerSecond, 0)} a second answered, p50 ${fixed(p50, 0)} ms, p99 ${fixed(p99, 0)} ms; ${refused} refused by 503; well again after ${fixed(recovery)} s`,
    issues: [
      ...(offered > capacity * 2 ? [] : ['the sender did not come to twice the capacity']),
      ...(acceptedPerSecond > capacity / 2 ? [] : ['less than half of the capacity was answered']),
      ...(p99 < 1_000 ? [] : ['p99 of what was accepted is not below 1 s']),
      ...(recovery < 5 ? [] : ['it was not well again within 5 s']),
      ...Object.entries(others).map(([status, count]) => `${count} answers of ${status}`),
    ],
  });
};

const soak = async (minutes: number): Promise<void> => {
  log(`Use for ${minutes} minutes`);
  const seen = await runSoak(minutes, log);
  raw.push({ what: 'soak', ...seen });
  const megabytes = (bytes: number) => fixed(bytes / 1e6, 0);
  const change = ({ before, after }: (typeof seen.processes)[number]) =>
    `${megabytes(before.memory)} → ${megabytes(after.memory)} MB, ${fixed(before.handles, 0)} → ${fixed(after.handles, 0)} files`;
  lines.push({
    what: `use for ${minutes} minutes`,
    result: `${seen.balance.confirmed} orders; ${seen.processes.map(change).join('; ')}`,
    issues: [
      ...issuesOf(seen),
      ...seen.processes
        .filter(({ before, after }) => after.memory > before.memory * 1.1)
        .map(() => 'the memory of a process grew by more than a tenth'),
      ...seen.processes
        .filter(({ before, after }) => after.handles > before.handles + 10)
        .map(() => 'a process holds more files than before'),
    ],
  });
};

const parts: Record<string, () => Promise<void>> = {
  nodes: () =>
    repeat('faults of three nodes', count(values.runs), () => runNodes(new RegExp(values.faults), log)),
  upgrade: async () => {
    const folder = builtAt(values.from, log);
    await repeat(`rolling upgrade from ${values.from}`, count(values.upgrades), () =>
      runUpgrade(folder, log),
    );
  },
  overload,
  soak: () => soak(count(values.minutes)),
};
const wanted = values.only.split(',');
const unknown = wanted.find((name) => !(name in parts));
if (unknown !== undefined) throw new Error(`--only takes ${Object.keys(parts).join(', ')}, not ${unknown}`);
for (const name of wanted) {
  const from = lines.length;
  await parts[name]?.().catch((error: unknown) =>
    lines.push({ what: name, result: 'ended early', issues: [String(error)] }),
  );
  log(tableOf(lines.slice(from)));
}

const failures = lines.flatMap(({ what, issues }) => issues.map((issue) => `${what}: ${issue}`));
const machine = `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}.`;
console.log(values.json ? JSON.stringify(raw) : [machine, tableOf(lines), ...failures].join('\n\n'));
if (values.write)
  replaceMeasurement('docs/reliability.md', `${machine}\n\n${tableOf(lines)}`, 'The last run');
if (failures.length) process.exitCode = 1;
