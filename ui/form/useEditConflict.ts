import { useRef, useState } from 'react';
import type { z } from 'zod';
import { isObject } from '../../contract/isObject.js';

/** Contains the revision of the record when an edit started. The API compares it to detect an edit conflict (W-34). */
export interface Revisioned {
  revision?: number | undefined;
}

const isStale = (reason: unknown): reason is { data: unknown } =>
  isObject(reason) && reason.code === 'staleRevision';

/** Returns the version that another admin saved during the edit, or undefined if the error is not an edit conflict. */
export const currentIn = <S extends z.ZodType>(reason: unknown, schema: S): z.input<S> | undefined =>
  isStale(reason) && schema.safeParse(reason.data).success
    ? (reason.data as z.input<S>) // checked in the line above; the JSON has the form's input shape
    : undefined;

/**
 * Submits an edit with the revision it started from. After an edit conflict, `newer` holds the version that
 * the other admin saved, and `base` the version that the edit started from.
 */
export const useEditConflict = <S extends z.ZodType<unknown, Revisioned>, Values>(
  thing: z.input<S> | undefined,
  schema: S,
  onSubmit: (values: Values & Revisioned) => Promise<unknown>,
) => {
  const base = useRef(thing);
  const [found, setFound] = useState<{ newer: z.input<S>; base: z.input<S> | undefined }>();
  const submit = async (values: Values) => {
    try {
      await onSubmit({ ...values, revision: base.current?.revision });
    } catch (reason) {
      const newer = currentIn(reason, schema);
      setFound(newer && { newer, base: base.current });
      if (!newer) throw reason;
    }
  };
  const goOnFrom = (saved: z.input<S> | undefined) => {
    base.current = saved;
    setFound(undefined);
  };
  /**
   * `settle` makes the other admin's version the base of the next submit. `goOnFrom` does so with the version
   * just saved, for a form that stays open.
   */
  return { ...found, submit, settle: () => goOnFrom(found?.newer), goOnFrom };
};

/** Returns the props of `EditConflictNotice` for a form that was filled from a saved record. */
export const noticeOf = <Thing, Values>(
  { newer, settle }: { newer?: Thing | undefined; settle: () => void },
  { pending, submit, reset }: { pending: boolean; submit: () => unknown; reset: (values: Values) => void },
  valuesOf: (thing: Thing) => Values,
) =>
  newer && {
    newer,
    pending,
    onMine: () => {
      settle();
      submit();
    },
    onTheirs: () => {
      settle();
      reset(valuesOf(newer));
    },
  };
