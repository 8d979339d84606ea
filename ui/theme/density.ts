import { target } from './tokens.js';

/**
 * Heights of controls and padding of fields, in pixels: `comfortable` for touch, `compact` for comparing rows
 * on a desktop. Nothing clickable is less than 28 px high.
 */
export const densities = {
  comfortable: { ...target, field: 12 },
  compact: { small: 28, medium: 36, large: 44, field: 6 },
} as const;

export type DensityMeasure = keyof (typeof densities)['comfortable'];

const variableOf = (measure: DensityMeasure) => `--tokri-density-${measure}`;

/**
 * Returns the CSS value of a measure that follows the nearest `data-density`: a control's height or a field's
 * padding.
 */
export const dense = (measure: DensityMeasure) =>
  `var(${variableOf(measure)}, ${String(densities.comfortable[measure])}px)`;

const variablesOf = (measures: Record<DensityMeasure, number>) =>
  Object.fromEntries(
    (Object.keys(measures) as DensityMeasure[]) // `Object.keys` types its keys as string
      .map((measure) => [variableOf(measure), `${String(measures[measure])}px`]),
  );

/**
 * CSS rules that set the sizes of controls for each value of `data-density`. Without that attribute the sizes
 * are `comfortable`.
 */
export const densityRules = Object.fromEntries(
  Object.entries(densities).map(([name, measures]) => [`[data-density="${name}"]`, variablesOf(measures)]),
);
