import type { Usage } from '../../ui/samples/usage.js';

type Args = Readonly<Record<string, unknown>>;

const valueOf = (value: unknown): string => {
  if (typeof value === 'function') return '{() => {}}';
  if (typeof value === 'string') return value.includes('"') ? `{${JSON.stringify(value)}}` : `"${value}"`;
  if (typeof value === 'object' && value && '$$typeof' in value) return '{<>…</>}';
  if (typeof value === 'object' && value && 'written' in value) return `{${String(value.written)}}`;
  return `{${JSON.stringify(value)}}`;
};

const propOf = ([name, value]: [string, unknown]) =>
  value === true ? `  ${name}` : `  ${name}=${valueOf(value)}`;

const use = (component: string, args: Args): string => {
  const props = Object.entries(args).filter(([, value]) => value !== undefined);
  return props.length ? `<${component}\n${props.map(propOf).join('\n')}\n/>` : `<${component} />`;
};

/** The parts of a story from which its code is written. `title` ends with the component's name. */
export interface Coded {
  title: string;
  parameters: { usage?: Usage };
}

const nameOf = ({ title, parameters }: Coded) =>
  parameters.usage?.code?.component ?? title.split('/').at(-1) ?? title;

/**
 * Returns the JSX of a story's component with the given arguments as its props. React elements among the
 * arguments are written as `<>…</>`.
 */
export const codeOf = (story: Coded, args: Args): string =>
  use(nameOf(story), story.parameters.usage?.code?.props?.(args) ?? args);

/**
 * Returns the JSX that the copy button copies: Storybook's own JSX if it uses the documented component, else
 * JSX made from the arguments. A story may render a stand-in, whose JSX would not help.
 * @param drawn the JSX that Storybook wrote for the story
 */
export const codeToCopy = (drawn: string, story: Coded, args: Args): string =>
  new RegExp(`<${nameOf(story)}\\b`).test(drawn) ? drawn : codeOf(story, args);
