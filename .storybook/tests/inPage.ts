// These functions run in the page of Storybook's preview. Each is sent there alone and can use nothing
// outside of itself.

interface Channel {
  /** Send the events to Storybook's frame. */
  transports: unknown[];
  on(event: string, listener: (...said: never[]) => void): void;
  off(event: string, listener: (...said: never[]) => void): void;
  emit(event: string, ...said: unknown[]): void;
}

/** A row of Storybook's props table. */
interface Row {
  name: string;
  description?: string;
  table?: { disable?: boolean };
}

interface Component {
  name?: string;
  __docgenInfo?: { displayName: string };
}

interface Story {
  component?: Component;
  subcomponents?: Record<string, Component>;
  argTypes: Record<string, Row>;
  playFunction?: unknown;
  storyGlobals: { viewport?: { value?: string } };
  parameters: {
    docs: { extractArgTypes(component: Component): Record<string, Row> };
    a11y?: { options?: object };
    pseudo?: Record<string, unknown>;
    viewport?: { options?: Record<string, { styles: { width: string; height: string } }> };
  };
}

/** A violation that axe reports. */
export interface Violation {
  id: string;
  help: string;
  nodes: { html: string; failureSummary?: string }[];
}

declare global {
  var __STORYBOOK_PREVIEW__: {
    ready(): Promise<void>;
    storyStoreValue: { loadStory(which: { storyId: string }): Promise<Story> };
  };
  var __STORYBOOK_ADDONS_CHANNEL__: Channel;
  /** The story that `play` showed last, and its globals as JSON. */
  var lastPlayed: { id: string; globals: string } | undefined;
}

/**
 * Turns off Storybook's tools that draw over a story, before Storybook starts. They examine all elements
 * after each change, which costs time.
 */
export const withoutTools = () => {
  let features = {};
  Object.defineProperty(globalThis, 'FEATURES', {
    get: () => features,
    set: (all: object) => {
      features = { ...all, highlight: false, measure: false, outline: false, backgrounds: false };
    },
  });
};

/**
 * Waits until the preview accepts commands. Ends its reports to Storybook's frame, which these tests do not
 * open. Removes Storybook's hidden pages, so that the accessibility check skips them; the page that shows
 * errors stays, because Storybook writes into it.
 */
export const ready = async () => {
  while (!globalThis.__STORYBOOK_PREVIEW__?.ready) await new Promise((next) => setTimeout(next, 20));
  await globalThis.__STORYBOOK_PREVIEW__.ready();
  globalThis.__STORYBOOK_ADDONS_CHANNEL__.transports.length = 0;
  for (const hidden of document.querySelectorAll('.sb-wrapper:not(.sb-errordisplay)')) hidden.remove();
};

/** Waits until fonts and images are loaded and drawn, but at most some 300 frames for images. */
export const settle = async () => {
  const frame = () => new Promise(requestAnimationFrame);
  for (const image of document.images) image.loading = 'eager';
  const waiting = () => [...document.images].some(({ complete }) => !complete);
  await document.fonts.ready;
  for (let frames = 0; frames < 3 || (waiting() && frames < 300); frames += 1) await frame();
  await document.fonts.ready;
  await Promise.allSettled(
    [...document.images].filter(({ complete }) => complete).map((one) => one.decode()),
  );
  await frame();
};

/** Returns the screen size that a story asks for, and the hover or focus that it forces. */
export const needsOf = async (storyId: string) => {
  const { storyGlobals, parameters } = await globalThis.__STORYBOOK_PREVIEW__.storyStoreValue.loadStory({
    storyId,
  });
  const screen = parameters.viewport?.options?.[storyGlobals.viewport?.value ?? ''];
  const { rootSelector: _, ...pseudo } = parameters.pseudo ?? {};
  return {
    width: Number.parseInt(screen?.styles.width ?? '1280', 10),
    height: Number.parseInt(screen?.styles.height ?? '720', 10),
    pseudo: Object.keys(pseudo).length ? pseudo : false,
  };
};

/**
 * Reads the props tables of a story's documentation page: their components, and the rows without a
 * description.
 */
export const propTables = async (storyId: string) => {
  const story = await globalThis.__STORYBOOK_PREVIEW__.storyStoreValue.loadStory({ storyId });
  const silent = (rows: Record<string, Row>) =>
    Object.values(rows)
      .filter(({ description, table }) => !table?.disable && !description?.trim())
      .map(({ name }) => name);
  const nameOf = ({ __docgenInfo, name = '' }: Component) => __docgenInfo?.displayName ?? name;
  if (!story.component) return [];
  return [
    { component: nameOf(story.component), silent: silent(story.argTypes) },
    ...Object.values(story.subcomponents ?? {}).map((component) => ({
      component: nameOf(component),
      silent: silent(story.parameters.docs.extractArgTypes(component)),
    })),
  ];
};

/** Tells whether a story has a play function: its own, or one that was spread into it, which the index omits. */
export const hasPlay = async (storyId: string) =>
  Boolean((await globalThis.__STORYBOOK_PREVIEW__.storyStoreValue.loadStory({ storyId })).playFunction);

/**
 * Lists why a story is not Hindi: the page has another language, no text is in Devanagari, or a given English
 * text appears (visible, or in `aria-label`, `alt` or `placeholder`).
 */
export const notHindi = (english: readonly string[]) => {
  const { lang } = document.documentElement;
  const heard = [...document.querySelectorAll('[aria-label], [alt], [placeholder]')].flatMap((element) =>
    ['aria-label', 'alt', 'placeholder'].flatMap((name) => element.getAttribute(name) ?? []),
  );
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
    parentElement?.closest('script, style, .sb-wrapper, [lang="en"]')
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  const words = heard.map((word) => word.trim());
  while (walker.nextNode()) words.push(walker.currentNode.nodeValue?.trim() ?? '');
  const forgotten = new Set(english);
  return [
    ...(lang === 'hi' ? [] : [`it calls itself Hindi, and its page is in "${lang}"`]),
    ...(words.some((word) => /[\u0900-\u097f]/.test(word))
      ? []
      : ['it calls itself Hindi, and nothing in it is']),
    ...words.filter((word) => forgotten.has(word)).map((word) => `it calls itself Hindi, and says "${word}"`),
  ];
};

/** Lists why a story is not narrow: its screen is wider than 320 px, or something overflows it. */
export const notNarrow = () => {
  const { innerWidth, document: page } = globalThis;
  const { scrollWidth } = page.documentElement;
  return [
    ...(innerWidth <= 320 ? [] : [`it calls itself Narrow, and its screen is ${innerWidth} px wide`]),
    ...(scrollWidth <= innerWidth
      ? []
      : [`it calls itself Narrow, and something in it reaches ${scrollWidth} px`]),
  ];
};

export const wordsThere = () => document.body.innerText;

/**
 * Shows a story and waits until its play function and its accessibility check have ended.
 * @returns the errors, the violations that axe reports, and the text of the page
 */
export const play = ({ id, globals }: { id: string; globals: Record<string, unknown> }) =>
  new Promise<{ faults: string[]; violations: Violation[]; words: string }>((resolve) => {
    interface Finished {
      storyId: string;
      status: 'success' | 'error';
      reporters: { type: string; status: string; result?: { violations?: Violation[] } }[];
    }
    // The accessibility check would examine these links. Their code is loaded already.
    for (const link of document.head.querySelectorAll('link[rel="modulepreload"]')) link.remove();
    const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
    const issues: string[] = [];
    const violations: Violation[] = [];
    const complain = (said: { message?: string; description?: string; stack?: string } | string) =>
      issues.push(typeof said === 'string' ? said : (said.message ?? said.description ?? 'failed'));
    const failed = (said: { message?: string; description?: string }) => {
      complain(said);
      end();
    };
    const finished = ({ storyId, status, reporters }: Finished) => {
      if (storyId !== id) return;
      for (const { status: one, result } of reporters)
        if (one === 'failed') violations.push(...(result?.violations ?? []));
      if (status === 'error' && issues.length + violations.length === 0) complain('its scene failed');
      end();
    };
    const scene = (said: { message?: string }) => complain(said);
    const scenes = (all: { message?: string }[]) => all.forEach(complain);
    const listeners = {
      storyFinished: finished,
      storyErrored: failed,
      storyThrewException: failed,
      storyMissing: () => failed({ message: 'the story is missing' }),
      playFunctionThrewException: scene,
      unhandledErrorsWhilePlaying: scenes,
    };
    const end = () => {
      for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
      resolve({ faults: issues, violations, words: document.body.innerText });
    };
    for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
    // Without a change of the story, this event would render and check the story before once more.
    const last = globalThis.lastPlayed;
    const next = { id, globals: JSON.stringify(globals) };
    if (last?.globals !== next.globals || last.id === id) channel.emit('updateGlobals', { globals });
    globalThis.lastPlayed = next;
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });

/**
 * Switches the shown story to another theme after its play function, and lets axe check its colours only: a
 * theme changes nothing but style sheets.
 */
export const recolour = async ({ id, theme }: { id: string; theme: string }) => {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  const { parameters } = await globalThis.__STORYBOOK_PREVIEW__.storyStoreValue.loadStory({ storyId: id });
  const { a11y } = parameters;
  const runOnly = ['color-contrast', 'link-in-text-block'];
  document.documentElement.setAttribute('data-theme', theme);
  return new Promise<Violation[]>((resolve, reject) => {
    const listeners = {
      'storybook/a11y/result': ({ violations }: { violations: Violation[] }, storyId: string) => {
        if (storyId !== id) return;
        end();
        resolve(violations);
      },
      'storybook/a11y/error': (error: unknown) => {
        end();
        reject(error instanceof Error ? error : new Error(JSON.stringify(error)));
      },
    };
    const end = () => {
      for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
    };
    for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
    channel.emit('storybook/a11y/manual', id, { ...a11y, options: { ...a11y?.options, runOnly } });
  });
};
