import { ArgTypes, Controls, Description, Title, useOf } from '@storybook/addon-docs/blocks';
import type { Usage } from '../../ui/samples/usage.js';
import { Badges } from './Badges.js';
import { coversThePage, StoryShown } from './StoryShown.js';
import { KeyboardTable, List, Pairs } from './usageParts.js';
import { useStories } from './useStories.js';

/** Renders a component's documentation page: use, stories, code and props. */
export function Page() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const usage: Usage | undefined = preparedMeta.parameters['usage'];
  const [playground, ...others] = useStories();
  const shown = preparedMeta.component ? others : [playground, ...others];
  return (
    <>
      <Title />
      {usage && <Badges usage={usage} />}
      <Description of="meta" />
      {playground && preparedMeta.component && (
        <>
          <StoryShown story={playground} primary />
          {coversThePage(playground) ? <ArgTypes /> : <Controls />}
        </>
      )}
      {usage && <Guide usage={usage} />}
      {preparedMeta.component && others.length > 0 && <h2>Stories</h2>}
      {shown.map((story) => story && <StoryShown key={story.id} story={story} />)}
    </>
  );
}

/**
 * Renders the designers' guide to a component: when to use it, its wording, its keys and its accessibility.
 */
function Guide({ usage }: { usage: Usage }) {
  return (
    <>
      <List title="When to use it" lines={usage.when} />
      <List title="When not to" lines={usage.whenNot} />
      <Pairs pairs={usage.pairs} />
      <List title="Words" lines={usage.content} />
      <KeyboardTable keys={usage.keyboard} />
      <List title="Accessibility" lines={usage.accessibility} />
    </>
  );
}
