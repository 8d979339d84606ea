import { Spinner } from '../../ui/Spinner/Spinner.js';
import { useMessages } from '../../ui/theme/messages.js';
import { VisuallyHiddenHeading } from './VisuallyHiddenHeading.js';

/** A screen that is on its way. */
export function Waiting() {
  const { states } = useMessages().ui;
  return (
    <>
      <VisuallyHiddenHeading>{states.loading}</VisuallyHiddenHeading>
      <Spinner />
    </>
  );
}
