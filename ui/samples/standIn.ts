import type { ComponentType } from 'react';

/**
 * Gives a component the type of its stand-in, the wrapper that a story renders in its place. Storybook then
 * lists the component's props, and the story's arguments have the type of the stand-in's props.
 * @typeParam P props of the stand-in
 */
export const inStandIn = <P>(component: unknown) => component as ComponentType<P>;

/**
 * Describes story arguments that only the stand-in takes, the wrapper that a story renders in place of a
 * component. The docs page lists them below the component's own props.
 */
export const ofStandIn = <Name extends string>(descriptions: Record<Name, string>) =>
  Object.fromEntries(
    Object.entries<string>(descriptions).map(([name, description]) => [
      name,
      { description, table: { category: 'Of the example only' } },
    ]),
  );

/** Hides Storybook's controls for the props that a story's stand-in sets itself. */
export const fixed = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { control: false as const }]));
