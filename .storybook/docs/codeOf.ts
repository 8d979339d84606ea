import type { Args } from 'storybook/internal/types';

const valueOf = (value: unknown): string => {
  if (typeof value === 'function') return '{() => {}}';
  if (typeof value === 'string') return value.includes('"') ? `{${JSON.stringify(value)}}` : `"${value}"`;
  if (typeof value === 'object' && value && '$$typeof' in value) return '{<>…</>}';
  return `{${JSON.stringify(value)}}`;
};

const propOf = ([name, value]: [string, unknown]) =>
  value === true ? `  ${name}` : `  ${name}=${valueOf(value)}`;

/** The use of a component with these arguments, to copy. Elements among them are left out as `<>…</>`. */
export const codeOf = (component: string, args: Args): string => {
  const props = Object.entries(args).filter(([, value]) => value !== undefined);
  return props.length ? `<${component}\n${props.map(propOf).join('\n')}\n/>` : `<${component} />`;
};
