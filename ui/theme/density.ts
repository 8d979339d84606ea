import { target } from './tokens.js';

/** Room for a thumb, or the density of a desk where one compares; nothing that is tapped goes under 28 px. In pixels. */
export const densities = {
  comfortable: { ...target, field: 12 },
  compact: { small: 28, medium: 36, large: 44, field: 6 },
} as const;

export type Measure = keyof (typeof densities)['comfortable'];

const variableOf = (measure: Measure) => `--tokri-density-${measure}`;

/** A measure which follows the nearest `data-density`: height of a control, padding of a field. */
export const dense = (measure: Measure) =>
  `var(${variableOf(measure)}, ${String(densities.comfortable[measure])}px)`;

const variablesOf = (measures: Record<Measure, number>) =>
  Object.fromEntries(
    (Object.keys(measures) as Measure[]) // the keys of this very record
      .map((measure) => [variableOf(measure), `${String(measures[measure])}px`]),
  );

/** The rules that give the measures their values. Without `data-density`, comfortable. */
export const densityRules = Object.fromEntries(
  Object.entries(densities).map(([name, measures]) => [`[data-density="${name}"]`, variablesOf(measures)]),
);
