/**
 * Does work while no other tab does work of the same name (Web Locks). A browser that has no locks, or refuses
 * them because storage is blocked, does it without this protection.
 */
export const exclusive = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  if (!locks) return work();
  let isLocked = false;
  try {
    return await locks.request(`tokri-${name}`, () => {
      isLocked = true;
      return work();
    });
  } catch (error) {
    if (isLocked) throw error; // the work itself failed
    return work();
  }
};
