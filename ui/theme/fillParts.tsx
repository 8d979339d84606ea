import { Fragment, type ReactNode } from 'react';

/** Fills a message with React nodes: each `{name}` in the text becomes the node of that name. */
export const fillParts = (words: string, parts: Readonly<Record<string, ReactNode>>): ReactNode =>
  words.split(/\{(\w+)\}/).map((piece, position) => (
    // pieces at odd positions are the names between braces
    <Fragment key={position}>{position % 2 === 1 ? parts[piece] : piece}</Fragment>
  ));
