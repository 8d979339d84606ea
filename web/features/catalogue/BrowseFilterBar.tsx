import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { target } from '../../../ui/theme/tokens.js';
import { waitingForShop } from '../../app/net/code.js';
import { useHydrated } from '../../app/useHydrated.js';
import type { BrowseControlsProps } from './BrowseControls.js';
import { loadControls } from './loadControls.js';

const BrowseControls = lazy(
  waitingForShop(() => loadControls().then((part) => ({ default: part.BrowseControls }))),
);

/** Renders the filters of a list; reserves their room until their code has loaded. */
export function BrowseFilterBar(props: BrowseControlsProps) {
  const hydrated = useHydrated(); // the controls differ between a phone and a desktop
  const room = <Box sx={{ height: target.medium }} />;
  return <Suspense fallback={room}>{hydrated ? <BrowseControls {...props} /> : room}</Suspense>;
}
