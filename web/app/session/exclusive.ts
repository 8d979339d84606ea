/**
 * Does work while no other tab does work of the same name (Web Locks). A browser without locks does it
 * without this protection.
 */
export const exclusive = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  if (!locks) return work();
  return locks.request(`tokri-${name}`, work);
};
