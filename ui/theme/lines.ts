/** Edges, to be followed by a colour: a hairline holds together, a bold one marks a choice, a ring shows the focus. */
export const line = {
  hair: '1px solid',
  bold: '2px solid',
  dashed: '2px dashed',
  ring: '3px solid',
  /** A hairline inside, as a shadow: it thickens an edge without a shift. */
  inside: 'inset 0 0 0 1px',
} as const;
