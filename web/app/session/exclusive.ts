/**
 * Does work that no other tab may do at the same time (Web Locks); where locks are missing, only within this
 * tab.
 */
export const exclusive = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  if (!locks) return work();
  return locks.request(`tokri-${name}`, work);
};
