import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { lazy, Suspense } from 'react';
import { target } from '../../../ui/theme/tokens.js';
import { filtersOn } from '../../../ui/BrowseBar/productFilters.js';
import { useHydrated } from '../../app/useHydrated.js';
import { waitingForShop } from '../../app/net/code.js';
import { useUsed } from '../../app/useUsed.js';
import type { BrowseControlsProps } from './BrowseControls.js';
import { loadControls } from './loadControls.js';

const BrowseControls = lazy(waitingForShop(loadControls));

/**
 * Renders the filters of a list once a person uses the page, or at once if some are set; reserves their room
 * until then.
 */
export function BrowseFilterBar(props: BrowseControlsProps) {
  const isUsed = useUsed();
  const isFiltered = useHydrated() && filtersOn(props.browseFilters.filters) > 0;
  const room = (
    <Stack direction="row" sx={{ gap: 1 }}>
      <Skeleton variant="rounded" sx={{ height: target.medium, flex: { xs: 1, md: '0 1 16rem' } }} />
      <Skeleton variant="rounded" sx={{ height: target.medium, flex: 1, display: { md: 'none' } }} />
    </Stack>
  );
  return <Suspense fallback={room}>{isUsed || isFiltered ? <BrowseControls {...props} /> : room}</Suspense>;
}
