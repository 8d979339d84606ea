/** Writes addresses as text, without zod. */
import type { Address } from './address.js';
import { addressLabels, oneOf } from './codes.js';
import { fill } from './messages/fill.js';
import type { PageMessages } from './messages/page/en.js';

/** Returns the house and the street of an address. */
export const streetOf = ({ house, address_line }: Pick<Address, 'house' | 'address_line'>): string =>
  [house, address_line].filter(Boolean).join(', ');

/** Returns the landmark of an address with its name before it; empty without one. */
export const landmarkText = ({ landmark }: Pick<Address, 'landmark'>, { ui }: PageMessages): string =>
  landmark ? fill(ui.address.near, { landmark }) : '';

/** Returns the label of an address: a word of the language, or the customer's own text; empty without one. */
export const labelText = ({ label = '' }: Pick<Address, 'label'>, { ui }: PageMessages): string => {
  const known = oneOf(addressLabels, label);
  return known ? ui.address.labels[known] : label;
};
