import { Fragment, type ReactNode } from 'react';

/** As `fill`, with parts that are more than text: each `{name}` in the words becomes the part of that name. */
export const fillParts = (words: string, parts: Readonly<Record<string, ReactNode>>): ReactNode =>
  words.split(/\{(\w+)\}/).map((piece, position) => (
    // odd pieces are the names between braces
    <Fragment key={position}>{position % 2 === 1 ? parts[piece] : piece}</Fragment>
  ));
