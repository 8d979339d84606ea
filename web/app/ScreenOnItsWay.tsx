import { ErrorState } from '../../ui/ErrorState/ErrorState.js';
import { useMessages } from '../../ui/theme/messages.js';
import { VisuallyHiddenHeading } from './VisuallyHiddenHeading.js';
import { tryAgain, useOnlineStatus } from './net/onlineStatus.js';
import { Waiting } from './Waiting.js';

/** A screen whose code is being fetched; where the shop does not answer, that is said, and it can be asked again. */
export function ScreenOnItsWay() {
  const { away } = useMessages().web;
  const onlineStatus = useOnlineStatus();
  if (onlineStatus === 'here') return <Waiting />;
  return (
    <>
      <VisuallyHiddenHeading>{away}</VisuallyHiddenHeading>
      <ErrorState title={away} onRetry={() => void tryAgain()} retrying={onlineStatus === 'trying'} />
    </>
  );
}
