/** A stream of server-sent events, read as it arrives. */
export interface Listener {
  status: number;
  /** Returns the next event's data. */
  next(): Promise<unknown>;
  /** Returns the reconnection time (ms) that the shop asked for; undefined if it did not. */
  retry(): number | undefined;
  /** Resolves when the shop has ended the stream. */
  ended: Promise<void>;
  close(): void;
}

const dataOf = (block: string): string =>
  block
    .split('\n')
    .flatMap((line) => (line.startsWith('data: ') ? [line.slice(6)] : []))
    .join('\n');

/** Opens a stream with a bearer token and waits until it is open. */
export const listenTo = async (url: string, token: string): Promise<Listener> => {
  const closing = new AbortController();
  const response = await fetch(url, {
    headers: { authorization: `Bearer ${token}` },
    signal: closing.signal,
  });
  const waiting: ((data: unknown) => void)[] = [];
  const arrived: unknown[] = [];
  let retry: number | undefined;
  const take = (data: unknown) => {
    const reader = waiting.shift();
    if (reader) reader(data);
    else arrived.push(data);
  };
  const read = async () => {
    let text = '';
    for await (const chunk of response.body ?? []) {
      text += new TextDecoder().decode(chunk);
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const [, ms] = /^retry: (\d+)$/m.exec(block) ?? [];
        if (ms) retry = Number(ms);
      }
      for (const data of blocks.map(dataOf).filter(Boolean)) take(JSON.parse(data));
    }
  };
  return {
    status: response.status,
    next: () =>
      arrived.length
        ? Promise.resolve(arrived.shift())
        : new Promise((resolve) => {
            waiting.push(resolve);
          }),
    retry: () => retry,
    ended: read().catch(() => undefined), // closed by the test
    close: () => closing.abort(),
  };
};
