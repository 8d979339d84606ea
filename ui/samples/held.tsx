import { useState, type ReactNode } from 'react';

export interface HeldProps<Value> {
  value: Value;
  onChange: (value: Value) => void;
  /** Renders the controlled component with its current value and a function that changes the value. */
  children: (value: Value, change: (value: Value) => void) => ReactNode;
}

/**
 * Holds the value of a controlled component in a story. Pass the initial value as `key` too, so that
 * Storybook's controls can set another value.
 */
export function Held<Value>({ value, onChange, children }: HeldProps<Value>) {
  const [held, setHeld] = useState(value);
  const change = (next: Value) => {
    onChange(next);
    setHeld(next);
  };
  return children(held, change);
}
