import type { ComponentType } from 'react';

/**
 * Returns the component under the stand-in's props: Storybook lists the component's props, but the stories
 * render the stand-in.
 * @typeParam P props of the stand-in
 */
export const inStandIn = <P>(component: unknown) => component as ComponentType<P>;

/**
 * Describes arguments that only the stand-in takes. The docs page lists them below the component's own props.
 */
export const ofStandIn = <Name extends string>(descriptions: Record<Name, string>) =>
  Object.fromEntries(
    Object.entries<string>(descriptions).map(([name, description]) => [
      name,
      { description, table: { category: 'Of the example only' } },
    ]),
  );

/** Lists props that the stand-in sets itself, without a control to change them. */
export const fixed = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { control: false as const }]));
