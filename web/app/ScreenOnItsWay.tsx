import { ErrorState } from '../../ui/ErrorState/ErrorState.js';
import { Spinner } from '../../ui/Spinner/Spinner.js';
import { useMessages } from '../../ui/theme/messages.js';
import { tryAgain, useOnlineStatus } from './net/onlineStatus.js';
import { VisuallyHiddenHeading } from './VisuallyHiddenHeading.js';

/** Renders the loading state of a screen. */
export function Waiting() {
  const { states } = useMessages().ui;
  return (
    <>
      <VisuallyHiddenHeading>{states.loading}</VisuallyHiddenHeading>
      <Spinner />
    </>
  );
}

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
