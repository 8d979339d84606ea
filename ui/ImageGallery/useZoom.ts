import { useState } from 'react';

/** The view of a picture alone; its code comes when it is first asked for. */
export const useZoom = () => {
  const [view, setView] = useState<typeof import('./ZoomView.js')>();
  const open = () =>
    import('./ZoomView.js').then(
      (loaded) => setView(loaded),
      () => undefined, // without a connection the picture stays the size it is
    );
  return { view, open: () => void open(), close: () => setView(undefined) };
};
