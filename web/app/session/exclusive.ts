/** Does work that no other tab of this browser may do at the same time; where locks are missing, this tab alone is bound. */
export const exclusive = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  if (!locks) return work();
  return locks.request(`tokri-${name}`, work);
};
