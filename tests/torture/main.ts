// npm run test:torture: faults of machines, an upgrade, an overload and an hour of use, on this machine alone.
import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { locateMongod } from '../../api/database/embedded/binary.js';
import { markdownTable, megabytes, replaceMeasurement } from '../../bench/harness/report.js';
import { issuesOf, runNodes, type Run, type Struck } from './nodes.js';
import { issuesOfOverload, runOverload } from './overload.js';
import { issuesOfSoak, runSoak } from './soak.js';
import { kinds } from './visits.js';
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
  const sum = (of: (run: Run) => number) => runs.reduce((all, run) => all + of(run), 0);
  const confirmed = sum(({ balance }) => balance.confirmed);
  const repeated = sum(({ balance }) => balance.mailsRepeated);
  const withoutDatabase = sum((run) => run.startsWithoutDatabase);
  const issues = (of: 'lost' | 'doubled') => sum(({ balance }) => balance[of].length);
  lines.push({
    what: `${what}, ${times} times`,
    result: `${confirmed} orders confirmed, ${issues('lost')} lost, ${issues('doubled')} doubled; ${repeated} mails sent again under the same id; ${withoutDatabase} starts without a database`,
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
  const {
    capacity,
    usualP99,
    offered,
    acceptedPerSecond,
    ordersPerSecond,
    senderDelay,
    served,
    recovery,
    balance,
  } = seen;
  lines.push({
    what: `${fixed(offered / capacity)} times the capacity for 20 s`,
    result: `${fixed(capacity, 0)} a second are served (p99 ${fixed(usualP99, 0)} ms), ${fixed(offered, 0)} offered: ${fixed(acceptedPerSecond, 0)} a second answered, ${fixed(ordersPerSecond, 0)} of them orders; the sender was late by ${fixed(senderDelay, 0)} ms at most; well again after ${fixed(recovery)} s; ${balance.confirmed} orders confirmed, ${balance.lost.length} lost, ${balance.doubled.length} doubled`,
    issues: issuesOfOverload(seen),
  });
  for (const kind of kinds) {
    const { offered: sent, accepted, p50, p99 } = served[kind];
    lines.push({
      what: `… ${kind}`,
      result: `${sent} offered, ${fixed(accepted * 100)} % answered, p50 ${fixed(p50, 0)} ms, p99 ${fixed(p99, 0)} ms`,
      issues: [],
    });
  }
};

const soak = async (minutes: number): Promise<void> => {
  log(`Use for ${minutes} minutes`);
  const seen = await runSoak(minutes, log);
  raw.push({ what: 'soak', ...seen });
  const change = ({ before, after }: (typeof seen.processes)[number]) =>
    `${megabytes(before.memory)} → ${megabytes(after.memory)} MB, ${fixed(before.handles, 0)} → ${fixed(after.handles, 0)} files`;
  lines.push({
    what: `use for ${minutes} minutes`,
    result: `${seen.balance.confirmed} orders; ${seen.processes.map(change).join('; ')}`,
    issues: issuesOfSoak(seen),
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
const mongod = await locateMongod({ dataDir: tmpdir(), mongod: process.env.MONGOD, log });
const machine = `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, MongoDB ${mongod.version}.`;
console.log(values.json ? JSON.stringify(raw) : [machine, tableOf(lines), ...failures].join('\n\n'));
if (values.write)
  replaceMeasurement('docs/reliability.md', `${machine}\n\n${tableOf(lines)}`, 'The last run');
if (failures.length) process.exitCode = 1;
