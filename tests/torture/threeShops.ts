import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../api/database/embedded/ports.js';
import { calls } from '../../contract/calls.js';
import { exitCodes } from '../../contract/operator/exits.js';
import { type CallShop, clientOf, granted } from '../support/client.js';
import { actingAs, admin, logIn } from '../support/customer.js';
import { type Program, programOf, skewedBy, toolAt } from './processes.js';

/** Three processes of one shop behind HAProxy. */
export interface ThreeShops {
  /** The address of the balancer. */
  url: string;
  call: CallShop;
  balancer: Program;
  /** Waits until the shop answers through the balancer. */
  answers(): Promise<void>;
  /** Kills a process, starts it again and waits until it serves. */
  kill(index: number): Promise<void>;
  /** Ends a process in order and starts that of another build in its place. @param program its folder */
  replace(index: number, program: string): Promise<void>;
  /** Returns a metric of each process, by Prometheus's name. @throws Error when a process has no such metric */
  metric(name: string): Promise<number[]>;
  /** How processes ended that nobody had told to, but those that found no database at their start. */
  exits(): string[];
  /** How often a process found no database at its start, and was started again as a supervisor does it. */
  startsWithoutDatabase(): number;
  end(): Promise<void>;
}

export interface ShopOptions {
  folder: string;
  databaseUri: string;
  mailServer: string;
  /** The folder of the program: that of this checkout, or of another build. */
  program?: string;
  env?: NodeJS.ProcessEnv;
}

/** Seconds by which the clocks of the processes are wrong. */
const clocks = [0, 90, -90];

const metricsToken = 'only for trials here';

const settings = ({ folder, databaseUri, mailServer, env }: ShopOptions): NodeJS.ProcessEnv => ({
  NODE_ENV: 'production',
  NODE_OPTIONS: '',
  HOST: '127.0.0.1',
  DATA_DIR: path.join(folder, 'data'),
  MONGODB_URI: databaseUri,
  TOKEN_SECRET: 'only for trials, and open to this machine alone',
  PUBLIC_URL: 'http://127.0.0.1',
  TRUST_PROXY: 'loopback',
  SMTP_URL: mailServer,
  PAYMENTS: 'sandbox',
  SEED: 'none',
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
  RATE_LIMIT_FACTOR: '1000',
  METRICS_TOKEN: metricsToken,
  OPEN_CASH_ORDERS: '0',
  UNPAID_ORDERS_A_DAY: '0',
  ...Object.fromEntries(['REDIS_URL', 'S3_BUCKET'].map((name) => [name, ''])),
  ...env,
});

const isHealthy = (url: string) =>
  fetch(`${url}/health`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** @throws Error when it does not answer within two minutes */
const healthy = async (url: string) => {
  for (const until = Date.now() + 120_000; !(await isHealthy(url)); await pause(100))
    if (Date.now() > until) throw new Error(`${url} is not healthy`);
};

interface Ports {
  shop: number;
  metrics: number;
}

const shopProcess = (index: number, { shop, metrics }: Ports, options: ShopOptions) => {
  const name = `shop-${index + 1}`;
  return programOf({
    name,
    log: path.join(options.folder, `${name}.log`),
    bin: process.execPath,
    args: [path.join(options.program ?? '.', 'dist/cli/main.js'), 'serve'],
    env: {
      ...settings(options),
      PORT: String(shop),
      METRICS_PORT: String(metrics),
      ...skewedBy(clocks[index] ?? 0),
    },
  });
};

const metricAt = async (port: number, name: string): Promise<number> => {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).text();
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${name} `));
  if (!line) throw new Error(`the process has no metric ${name}`);
  return Number(line.slice(name.length + 1));
};

const openBalancer = async (folder: string, ports: readonly Ports[]) => {
  const entrance = await freePort();
  const balancer = programOf({
    name: 'haproxy',
    log: path.join(folder, 'haproxy.log'),
    bin: toolAt('haproxy'),
    args: ['-db', '-f', 'deploy/haproxy/haproxy.cfg'],
    env: {
      LISTEN: `127.0.0.1:${entrance}`,
      ...Object.fromEntries(ports.map(({ shop }, index) => [`SHOP_${index + 1}`, `127.0.0.1:${shop}`])),
    },
  });
  balancer.start();
  const url = `http://127.0.0.1:${entrance}`;
  await healthy(url);
  return { balancer, url };
};

export const openThreeShops = async (options: ShopOptions): Promise<ThreeShops> => {
  const ports: Ports[] = [];
  while (ports.length < clocks.length) ports.push({ shop: await freePort(), metrics: await freePort() });
  const processes = ports.map((each, index) => shopProcess(index, each, options));
  const former: string[] = [];
  let startsWithoutDatabase = 0;
  /** Starts a process until it serves: one that finds no database ends, and a supervisor starts it again. */
  const serve = async (index: number) => {
    const [one, at] = [processes[index], ports[index]];
    if (!one || !at) throw new Error(`there is no process ${index}`);
    const known = one.exits.length;
    for (const until = Date.now() + 120_000; !(await isHealthy(`http://127.0.0.1:${at.shop}`));) {
      if (!one.isRunning()) {
        for (const exit of one.exits.splice(known))
          if (exit.endsWith(` ${exitCodes.connection}`)) startsWithoutDatabase += 1;
          else former.push(`${exit} at its start`);
        one.start();
      }
      if (Date.now() > until) throw new Error(`${one.name} does not serve`);
      await pause(200);
    }
  };
  // the first one prepares the empty database
  for (const index of processes.keys()) await serve(index);
  const { url, balancer } = await openBalancer(options.folder, ports);
  const end = async (index: number, signal: NodeJS.Signals) => processes[index]?.end(signal);
  return {
    url,
    call: clientOf(url),
    balancer,
    answers: () => healthy(url),
    kill: async (index) => {
      await end(index, 'SIGKILL');
      await serve(index);
    },
    replace: async (index, program) => {
      await end(index, 'SIGTERM');
      const at = ports[index];
      former.push(...(processes[index]?.exits ?? []));
      if (at) processes[index] = shopProcess(index, at, { ...options, program });
      await serve(index);
    },
    metric: (name) => Promise.all(ports.map(({ metrics }) => metricAt(metrics, name))),
    startsWithoutDatabase: () => startsWithoutDatabase,
    exits: () => [...former, ...processes.flatMap((one) => one.exits)],
    end: async () => {
      await balancer.end('SIGKILL');
      await Promise.all(processes.map((one) => one.end('SIGTERM')));
    },
  };
};

/** Creates products of a shop. Returns their ids, which have this many pieces each. */
export const stockUp = async ({ call }: ThreeShops, stocks: readonly number[]): Promise<string[]> => {
  const boss = actingAs(await logIn(call, admin.email, admin.password), call);
  const ids: string[] = [];
  for (const [index, stock] of stocks.entries()) {
    const body = { name: `Rice ${index}`, unit: '1 kg', price: 40 + index, discount: index % 10, stock };
    ids.push(granted(await boss.call(calls.product.create, { body })).data._id);
  }
  return ids;
};
