/** Statistics of a series of durations, in ms. */
export interface Measurements {
  count: number;
  mean: number;
  p50: number;
  p95: number;
  p99: number;
  max: number;
}

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? NaN;

export const statisticsOf = (durations: readonly number[]): Measurements => {
  const sorted = [...durations].sort((a, b) => a - b);
  return {
    count: sorted.length,
    mean: sorted.reduce((sum, one) => sum + one, 0) / sorted.length,
    p50: at(sorted, 0.5),
    p95: at(sorted, 0.95),
    p99: at(sorted, 0.99),
    max: at(sorted, 1),
  };
};

/** Measures each call of `work`, one after the other. */
export const timed = async <Task>(
  tasks: readonly Task[],
  work: (task: Task) => unknown,
): Promise<number[]> => {
  const durations: number[] = [];
  for (const task of tasks) {
    const begun = performance.now();
    await work(task);
    durations.push(performance.now() - begun);
  }
  return durations;
};
