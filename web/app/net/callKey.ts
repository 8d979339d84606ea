/** A key for a call that may be sent again: 128 bits; `randomUUID` is missing where the shop is tried over plain http. */
export const newCallKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** What a call carries beside its body to have its effect once (W-35). */
export const keyed = (key: string) => ({ headers: { 'idempotency-key': key } });
