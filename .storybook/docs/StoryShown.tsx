import { Anchor, Canvas, Description, Source } from '@storybook/addon-docs/blocks';
import { inAddress } from '../globals.js';
import { codeOf } from './codeOf.js';
import { useGlobals } from './useGlobals.js';
import type { DocumentedStory } from './useStories.js';

/**
 * Tells whether a story needs a frame of its own: overlays cover the page, and some stories show something
 * only when their play function runs.
 */
export const coversThePage = ({ title, tags, parameters }: DocumentedStory) =>
  /^(Overlays|Feedback)\/|(Dialog|Drawer)$/.test(title) ||
  tags.includes('overlay') ||
  parameters['docs']?.story?.inline === false;

export interface StoryShownProps {
  story: DocumentedStory;
  /** Whether this is the story that the controls change. */
  primary?: boolean;
}

/** Renders a story under its name, with its description and its code to copy. */
export function StoryShown({ story, primary = false }: StoryShownProps) {
  return (
    <Anchor storyId={story.id}>
      {!primary && <h3>{story.name}</h3>}
      <Description of={story.moduleExport} />
      {coversThePage(story) ? (
        <Framed story={story} />
      ) : (
        <Canvas of={story.moduleExport} story={{ __primary: primary, __forceInitialArgs: !primary }} />
      )}
    </Anchor>
  );
}

function Framed({ story }: { story: DocumentedStory }) {
  const globals = useGlobals();
  const settings = inAddress({ ...globals, ...story.storyGlobals });
  const height: unknown = story.parameters['docs']?.story?.height;
  return (
    <>
      <iframe
        title={`${story.title}: ${story.name}`}
        src={`iframe.html?id=${story.id}&viewMode=story&globals=${settings}`}
        loading="lazy"
        className="framed"
        style={typeof height === 'string' ? { height } : undefined}
      />
      <p>
        <a href={`./?path=/story/${story.id}`} target="_top">
          Open it by itself, with its controls
        </a>
      </p>
      <Source code={codeOf(story, story.initialArgs)} language="tsx" dark={globals.theme === 'dark'} />
    </>
  );
}
