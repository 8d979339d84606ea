import { useEffect, useState } from 'react';

/** The browser asks before a page with unsaved work is closed or loaded again. */
export const useLeaveWarning = () => {
  const [dirty, setDirty] = useState(false);
  useEffect(() => {
    if (!dirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
  return setDirty;
};
