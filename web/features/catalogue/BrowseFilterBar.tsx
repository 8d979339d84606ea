import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { lazy, Suspense, useEffect, useState } from 'react';
import { target } from '../../../ui/theme/tokens.js';
import { whenUsed } from '../../app/idle.js';
import { waitingForShop } from '../../app/net/code.js';
import type { BrowseControlsProps } from './BrowseControls.js';
import { loadControls } from './loadControls.js';

const BrowseControls = lazy(
  waitingForShop(() => loadControls().then((part) => ({ default: part.BrowseControls }))),
);

/** In ms: the filters load then even without a sign of a person, since a screen reader may give none. */
const latest = 8_000;

/** Renders the filters of a list once a person uses the page; reserves their room until then. */
export function BrowseFilterBar(props: BrowseControlsProps) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const want = () => setWanted(true);
    const cancel = whenUsed(want);
    const timer = setTimeout(want, latest);
    return () => {
      cancel();
      clearTimeout(timer);
    };
  }, []);
  const room = (
    <Stack direction="row" sx={{ gap: 1 }}>
      <Skeleton variant="rounded" sx={{ height: target.medium, flex: { xs: 1, md: '0 1 16rem' } }} />
      <Skeleton variant="rounded" sx={{ height: target.medium, flex: 1, display: { md: 'none' } }} />
    </Stack>
  );
  return <Suspense fallback={room}>{isWanted ? <BrowseControls {...props} /> : room}</Suspense>;
}
