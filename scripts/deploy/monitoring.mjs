// Checks the alert rules, the scrape configuration and the dashboard.
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';
import { z } from 'zod';
import { issuesOf } from './issues.mjs';

/** Returns the nodes of a query in PromQL, as pairs of a name and the text. */
const nodesOf = (query) => {
  const nodes = [];
  parser.parse(query).iterate({
    enter: ({ type, from, to }) =>
      void nodes.push([type.isError ? 'error' : type.name, query.slice(from, to)]),
  });
  return nodes;
};

/** Returns what is wrong with the syntax of a query. */
const queryProblems = (query) =>
  nodesOf(query).some(([name]) => name === 'error') ? [`is no PromQL: ${query}`] : [];

/** Lists the metrics that a query names. */
export const metricsIn = (query) => {
  const nodes = nodesOf(query);
  return nodes
    .filter(([, text], at) => nodes[at - 1]?.[0] === 'VectorSelector' && text)
    .map(([, text]) => text);
};

const duration = z.string().regex(/^(?:\d+(?:ms|[smhd]))+$/, 'must be a duration such as 5m');
const query = z.string().superRefine((text, context) => {
  for (const message of queryProblems(text)) context.addIssue({ code: 'custom', message });
});

const rule = z.strictObject({
  alert: z.string(),
  expr: query,
  for: duration.optional(),
  labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
  annotations: z.strictObject({ summary: z.string(), action: z.string() }),
});
const rules = z.strictObject({
  groups: z.array(z.strictObject({ name: z.string(), rules: z.array(rule).min(1) })).min(1),
});

/** The part of Prometheus's configuration that the file has; promtool knows the rest. */
const prometheus = z.strictObject({
  global: z.strictObject({ scrape_interval: duration, evaluation_interval: duration }),
  rule_files: z.array(z.string()),
  scrape_configs: z.array(
    z.strictObject({
      job_name: z.string(),
      authorization: z.strictObject({ credentials_file: z.string() }),
      dns_sd_configs: z.array(
        z.strictObject({
          names: z.array(z.string()),
          type: z.literal('A'),
          port: z.int(),
          refresh_interval: duration,
        }),
      ),
    }),
  ),
});

const dashboard = z.object({
  title: z.string(),
  templating: z.object({ list: z.array(z.object({ name: z.string() })) }),
  panels: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      type: z.string(),
      datasource: z.object({ type: z.literal('prometheus'), uid: z.string() }),
      gridPos: z.object({ x: z.int(), y: z.int(), w: z.int().max(24), h: z.int() }),
      targets: z.array(z.object({ refId: z.string(), expr: query })).min(1),
    }),
  ),
});

const repeated = (what, values) =>
  values.filter((value, at) => values.indexOf(value) !== at).map((value) => `has two ${what} ${value}`);

const alertsOf = (files) =>
  parse(files['monitoring/alerts.yml']).groups?.flatMap((group) => group.rules ?? []) ?? [];

/** Lists the queries of the rules and of the dashboard. */
export const queriesOf = (files) => [
  ...alertsOf(files).map(({ expr }) => expr),
  ...JSON.parse(files['monitoring/dashboard.json']).panels.flatMap(({ targets }) =>
    targets.map(({ expr }) => expr),
  ),
];

const alertProblems = (files) => [
  ...issuesOf(rules, parse(files['monitoring/alerts.yml'])),
  ...repeated(
    'rules',
    alertsOf(files).map(({ alert }) => alert),
  ),
];

const scrapeProblems = (files) => {
  const config = parse(files['monitoring/prometheus.yml']);
  const issues = issuesOf(prometheus, config);
  if (issues.length) return issues;
  const jobs = config.scrape_configs.map(({ job_name: name }) => name);
  const asked = alertsOf(files).flatMap(({ expr }) =>
    [...expr.matchAll(/\bjob="([^"]*)"/g)].map(([, job]) => job),
  );
  return [
    ...config.rule_files
      .filter((name) => !files[`monitoring/${name}`])
      .map((name) => `has no rule file ${name}`),
    ...asked.filter((job) => !jobs.includes(job)).map((job) => `has no job ${job}, for which a rule asks`),
  ];
};

const overlaps = (a, b) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

const dashboardProblems = (files) => {
  let board;
  try {
    board = JSON.parse(files['monitoring/dashboard.json']);
  } catch (error) {
    return [error.message];
  }
  const issues = issuesOf(dashboard, board);
  if (issues.length) return issues;
  const { panels, templating } = board;
  const known = templating.list.map(({ name }) => `\${${name}}`);
  return [
    ...repeated(
      'panels with the id',
      panels.map(({ id }) => id),
    ),
    ...repeated(
      'panels with the title',
      panels.map(({ title }) => title),
    ),
    ...panels.flatMap(({ title, targets }) =>
      repeated(
        `queries of “${title}” with the id`,
        targets.map(({ refId }) => refId),
      ),
    ),
    ...panels
      .filter(({ datasource }) => !known.includes(datasource.uid))
      .map(({ title }) => `“${title}” has no data source`),
    ...panels
      .filter((panel, at) => panels.slice(0, at).some((other) => overlaps(panel.gridPos, other.gridPos)))
      .map(({ title }) => `“${title}” lies on another panel`),
  ];
};

/** The checks of the files of `monitoring/`, by file. */
export const monitoringChecks = {
  'monitoring/alerts.yml': alertProblems,
  'monitoring/prometheus.yml': scrapeProblems,
  'monitoring/dashboard.json': dashboardProblems,
};
