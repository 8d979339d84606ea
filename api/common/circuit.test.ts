import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Circuit } from './circuit.js';
import { circuitOpen, dependencyFailures } from './metrics.js';

const pause = 60_000;
let warned: jest.SpiedFunction<Logger['warn']>;
beforeEach(() => {
  warned = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const newCircuit = () =>
  new Circuit({
    dependency: 'redis',
    failures: 3,
    pause,
    isFailure: (error) => String(error) !== 'refused',
    log: new Logger('Test'),
    name: 'Redis at example',
    meanwhile: 'MongoDB counts',
    reasonOf: String,
  });

/** Makes the pause be over. */
const afterPause = () => {
  const now = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => now() + pause);
};
const isShownOpen = async () =>
  (await circuitOpen.get()).values.find(({ labels }) => labels.dependency === 'redis')?.value === 1;

/** A dependency that answers with what it is given, and counts how often it was asked. */
const dependency = (circuit: Circuit) => {
  let asked = 0;
  const ask = (answer: () => Promise<string>, deadline = 10_000) =>
    circuit
      .run(deadline, () => {
        asked += 1;
        return answer();
      })
      .catch((error: unknown) => (error instanceof Error ? error.name : String(error)));
  return { ask, asked: () => asked };
};
const fails = () => Promise.reject(new TypeError('away'));
const refuses = () => Promise.reject('refused');
const answers = () => Promise.resolve('answer');
const never = () => new Promise<string>(() => undefined);

test('a deadline that is shorter than an answer may take says nothing about the dependency', async () => {
  const circuit = newCircuit();
  for (let call = 0; call < 3; call += 1)
    await expect(circuit.run(1, never, { isShort: true })).rejects.toThrow();
  expect(await circuit.run(10_000, answers)).toBe('answer');
  for (let call = 0; call < 3; call += 1) await expect(circuit.run(1, never)).rejects.toThrow();
  await expect(circuit.run(10_000, answers)).rejects.toThrow('is not asked');
});

test('after some failures in a row nothing is asked, until one call has tried after the pause', async () => {
  const { ask, asked } = dependency(newCircuit());
  for (let call = 0; call < 3; call += 1) expect(await ask(fails)).toBe('TypeError');
  expect(await isShownOpen()).toBe(true);
  for (let call = 0; call < 3; call += 1) expect(await ask(answers)).toBe('CircuitOpenError');
  expect(asked()).toBe(3);

  afterPause();
  expect(await ask(answers)).toBe('answer');
  expect([await ask(answers), await isShownOpen(), asked()]).toEqual(['answer', false, 5]);
  expect(warned.mock.calls).toEqual([
    ['Redis at example is away (TypeError: away): MongoDB counts until it is back'],
    ['Redis at example is back, and is asked again'],
  ]);
});

test('while one call tries, the others fail at once; when it fails, the pause begins again', async () => {
  const { ask, asked } = dependency(newCircuit());
  for (let call = 0; call < 3; call += 1) await ask(fails);
  afterPause();
  let fail = () => {};
  const trying = ask(() => new Promise((_, reject) => (fail = () => reject(new TypeError('still away')))));
  expect(await ask(answers)).toBe('CircuitOpenError');
  fail();
  expect(await trying).toBe('TypeError');
  expect([await ask(answers), asked()]).toEqual(['CircuitOpenError', 4]);
  expect(warned).toHaveBeenCalledTimes(1);
});

test('a clock that is set back does not make the pause longer', async () => {
  const { ask } = dependency(newCircuit());
  for (let call = 0; call < 3; call += 1) await ask(fails);
  const yesterday = Date.now() - 86_400_000;
  jest.spyOn(Date, 'now').mockImplementation(() => yesterday);
  expect(await ask(answers)).toBe('CircuitOpenError');
  afterPause();
  expect(await ask(answers)).toBe('answer');
});

test('failures are counted; refusals, and calls of an open circuit, are not', async () => {
  const { ask } = dependency(newCircuit());
  const count = async () =>
    (await dependencyFailures.get()).values.find(({ labels }) => labels.dependency === 'redis')?.value ?? 0;
  const before = await count();
  for (const answer of [refuses, fails, fails, fails, answers]) await ask(answer);
  expect((await count()) - before).toBe(3);
});

test('a refusal is an answer: it opens nothing, and ends a row of failures', async () => {
  const { ask } = dependency(newCircuit());
  for (let call = 0; call < 5; call += 1) expect(await ask(refuses)).toBe('refused');
  for (const answer of [fails, fails, refuses, fails, fails]) await ask(answer);
  expect(await ask(answers)).toBe('answer');
  expect(warned).not.toHaveBeenCalled();
});

test('no answer until the deadline is a failure, and the call is told to give up', async () => {
  const circuit = newCircuit();
  const { ask } = dependency(circuit);
  let signal: AbortSignal | undefined;
  const asking = circuit.run(20, (given) => {
    signal = given;
    return never();
  });
  await expect(asking).rejects.toThrow('no answer within 20 ms');
  expect(signal?.aborted).toBe(true);
  for (let call = 0; call < 2; call += 1) expect(await ask(never, 20)).toBe('DeadlineExceededError');
  expect(await ask(answers)).toBe('CircuitOpenError');
});

test('the signal stays quiet after an answer, because a stream may follow it', async () => {
  const signal = await newCircuit().run(10_000, (given) => Promise.resolve(given));
  expect(signal.aborted).toBe(false);
});
