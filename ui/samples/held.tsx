import { useState, type ReactNode } from 'react';

export interface HeldProps<Value> {
  value: Value;
  onChange: (value: Value) => void;
  /** Draws the component that only shows the value. */
  children: (value: Value, change: (value: Value) => void) => ReactNode;
}

/** The owner of a value in a story. Give the first value as `key` too, so that a control can set another one. */
export function Held<Value>({ value, onChange, children }: HeldProps<Value>) {
  const [held, setHeld] = useState(value);
  const change = (next: Value) => {
    onChange(next);
    setHeld(next);
  };
  return children(held, change);
}
