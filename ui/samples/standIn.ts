import type { ComponentType } from 'react';

/**
 * The component whose props a docs page lists, where the stories draw it inside a stand-in.
 * @typeParam P props of the stand-in
 */
export const inStandIn = <P>(component: unknown) => component as ComponentType<P>; // Storybook reads its docs, and draws the stand-in

/** Rows of a docs page for arguments that only the stand-in takes: they stand below the component's own props. */
export const ofStandIn = <Name extends string>(descriptions: Record<Name, string>) =>
  Object.fromEntries(
    Object.entries<string>(descriptions).map(([name, description]) => [
      name,
      { description, table: { category: 'Of the example only' } },
    ]),
  );

/** Props that the stand-in gives itself: they are listed and cannot be changed. */
export const fixed = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { control: false as const }]));
