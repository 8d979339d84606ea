import { Spinner } from '../../ui/Spinner/Spinner.js';
import { useMessages } from '../../ui/theme/messages.js';
import { VisuallyHiddenHeading } from './VisuallyHiddenHeading.js';

export function Waiting() {
  const { states } = useMessages().ui;
  return (
    <>
      <VisuallyHiddenHeading>{states.loading}</VisuallyHiddenHeading>
      <Spinner />
    </>
  );
}
