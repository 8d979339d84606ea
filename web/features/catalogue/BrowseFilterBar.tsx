import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { target } from '../../../ui/theme/tokens.js';
import { waitingForShop } from '../../app/net/code.js';
import type { BrowseControlsProps } from './BrowseControls.js';
import { loadControls } from './loadControls.js';

const BrowseControls = lazy(
  waitingForShop(() => loadControls().then((part) => ({ default: part.BrowseControls }))),
);

/** Renders the filters of a list; reserves their room until their code has loaded. */
export function BrowseFilterBar(props: BrowseControlsProps) {
  return (
    <Suspense fallback={<Box sx={{ height: target.medium }} />}>
      <BrowseControls {...props} />
    </Suspense>
  );
}
