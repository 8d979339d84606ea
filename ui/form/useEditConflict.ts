import { useRef, useState } from 'react';
import type { z } from 'zod';

/** What an edit tells beside its fields: the revision it started from (W-34). */
export interface Revisioned {
  revision?: number | undefined;
}

const isStale = (reason: unknown): reason is { data: unknown } =>
  typeof reason === 'object' && reason !== null && 'code' in reason && reason.code === 'staleRevision';

/** The thing as somebody else saved it meanwhile, where that is why an edit was refused. */
export const newestIn = <S extends z.ZodType>(reason: unknown, schema: S): z.input<S> | undefined =>
  isStale(reason) && schema.safeParse(reason.data).success
    ? (reason.data as z.input<S>) // checked in the line above; what travels is what a form reads
    : undefined;

/** Sends an edit with the revision it started from; where somebody else was faster, `newer` is what they saved. */
export const useEditConflict = <S extends z.ZodType<unknown, Revisioned>, Values>(
  thing: z.input<S> | undefined,
  schema: S,
  onSubmit: (values: Values & Revisioned) => Promise<unknown>,
) => {
  const base = useRef(thing);
  const [newer, setNewer] = useState<z.input<S>>();
  const submit = async (values: Values) => {
    try {
      await onSubmit({ ...values, revision: base.current?.revision });
    } catch (reason) {
      const saved = newestIn(reason, schema);
      setNewer(saved);
      if (!saved) throw reason;
    }
  };
  const goOnFrom = (saved: z.input<S> | undefined) => {
    base.current = saved;
    setNewer(undefined);
  };
  /** `settle` goes on from theirs, `goOnFrom` from what was saved here, where the form stays open. */
  return { newer, submit, settle: () => goOnFrom(newer), goOnFrom };
};

/** What `EditConflictNotice` needs to settle it, beside a form that begins with the values of a thing. */
export const noticeOf = <Thing, Values>(
  { newer, settle }: { newer: Thing | undefined; settle: () => void },
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
