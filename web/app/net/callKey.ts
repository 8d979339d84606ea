/** Creates an idempotency key of 128 bits. `randomUUID` is missing over plain http. */
export const newCallKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Returns the idempotency header of a call. */
export const keyed = (key: string) => ({ headers: { 'idempotency-key': key } });
