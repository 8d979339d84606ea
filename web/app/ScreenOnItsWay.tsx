import { ErrorState } from '../../ui/ErrorState/ErrorState.js';
import { useTexts } from '../../ui/theme/texts.js';
import { HiddenHeading } from './HiddenHeading.js';
import { tryAgain, useReach } from './net/reach.js';
import { Waiting } from './Waiting.js';

/** A screen whose code is being fetched; where the shop does not answer, that is said, and it can be asked again. */
export function ScreenOnItsWay() {
  const { away } = useTexts().web;
  const reach = useReach();
  if (reach === 'here') return <Waiting />;
  return (
    <>
      <HiddenHeading>{away}</HiddenHeading>
      <ErrorState title={away} onRetry={() => void tryAgain()} retrying={reach === 'trying'} />
    </>
  );
}
