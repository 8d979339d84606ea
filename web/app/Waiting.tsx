import { Spinner } from '../../ui/Spinner/Spinner.js';
import { useTexts } from '../../ui/theme/texts.js';
import { HiddenHeading } from './HiddenHeading.js';

/** A screen that is on its way. */
export function Waiting() {
  const { states } = useTexts().ui;
  return (
    <>
      <HiddenHeading>{states.loading}</HiddenHeading>
      <Spinner />
    </>
  );
}
