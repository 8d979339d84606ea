import { useState, type ComponentType } from 'react';
import type { ZoomViewProps } from './ZoomView.js';

/** Loads the code of the zoom view on first use. */
export const useZoom = () => {
  const [View, setView] = useState<ComponentType<ZoomViewProps>>();
  const open = () =>
    import('./ZoomView.js').then(
      ({ ZoomView }) => setView(() => ZoomView),
      () => undefined, // offline, the image is not enlarged
    );
  return { View, open: () => void open(), close: () => setView(undefined) };
};
