import { useState, type ComponentType } from 'react';
import type { ZoomViewProps } from './ZoomView.js';

/** The view of a picture alone; its code comes when it is first asked for. */
export const useZoom = () => {
  const [View, setView] = useState<ComponentType<ZoomViewProps>>();
  const open = () =>
    import('./ZoomView.js').then(
      ({ ZoomView }) => setView(() => ZoomView),
      () => undefined, // without a connection the picture stays the size it is
    );
  return { View, open: () => void open(), close: () => setView(undefined) };
};
