import { ErrorState } from '../../ui/ErrorState/ErrorState.js';
import { useMessages } from '../../ui/theme/messages.js';
import { VisuallyHiddenHeading } from './VisuallyHiddenHeading.js';
import { tryAgain, useOnlineStatus } from './net/onlineStatus.js';
import { Waiting } from './Waiting.js';

/** Renders the loading state while a screen's code loads; while the shop is offline, it offers a retry. */
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
