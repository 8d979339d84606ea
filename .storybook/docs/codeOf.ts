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

/** Holds what the code of a story is made from. `title` ends with the component's name. */
export interface Coded {
  title: string;
  parameters: { usage?: Usage };
}

const nameOf = ({ title, parameters }: Coded) =>
  parameters.usage?.code?.component ?? title.split('/').at(-1) ?? title;

/**
 * Writes the JSX that renders a story's component with these arguments. Elements among them become `<>…</>`.
 */
export const codeOf = (story: Coded, args: Args): string =>
  use(nameOf(story), story.parameters.usage?.code?.props?.(args) ?? args);

/**
 * Returns the JSX to copy. It is Storybook's own JSX where that names the component, not a stand-in of the
 * story.
 * @param drawn JSX as Storybook writes it
 */
export const codeToCopy = (drawn: string, story: Coded, args: Args): string =>
  new RegExp(`<${nameOf(story)}\\b`).test(drawn) ? drawn : codeOf(story, args);
