import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy before the shop that can pretend that the web was released anew, or send a page in two halves. */
export interface ShopProxy {
  url: string;
  /** From now on, pages and the service worker are those of the next release. */
  release(): void;
  /** Sends the next page only up to the last place of `mark`. Returns a function that sends the rest. */
  holdAfter(mark: string): () => void;
  close(): Promise<void>;
}

/** Opens a proxy. Pages tell their release in `data-release`, and the worker's release is the same number. */
export const shopProxy = async (shop: string): Promise<ShopProxy> => {
  let current = 1;
  let held: { mark: string; rest: Promise<void> } | undefined;
  const relabelled = (text: string) =>
    text
      .replace('<html ', `<html data-release="${current}" `)
      .replace(/\b(shell|pages)-[0-9a-f]{8}\b/g, `$1-${current}`);
  const server = createServer(({ url = '', method = '', headers }, response) => {
    const forward = async () => {
      const { accept = '*/*', cookie = '' } = headers;
      const answer = await fetch(shop + url, { method, headers: { accept, cookie }, redirect: 'manual' });
      const body = Buffer.from(await answer.arrayBuffer());
      const sent = new Headers(answer.headers);
      for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'etag', 'connection'])
        sent.delete(name);
      const isText = /^text\/(?:html|javascript)/.test(sent.get('content-type') ?? '');
      response.writeHead(answer.status, Object.fromEntries(sent));
      if (!isText) return response.end(body);
      const text = relabelled(body.toString());
      const hold = accept.includes('text/html') ? held : undefined;
      if (!hold) return response.end(text);
      held = undefined;
      const at = text.lastIndexOf(hold.mark);
      if (at < 0) throw new Error(`the page has no ${hold.mark}`);
      const half = at + hold.mark.length;
      response.write(text.slice(0, half));
      await hold.rest;
      return response.end(text.slice(half));
    };
    forward().catch(() => response.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo; // not a pipe
  return {
    url: `http://127.0.0.1:${port}`,
    release: () => {
      current += 1;
    },
    holdAfter: (mark) => {
      let send = (): void => undefined;
      held = { mark, rest: new Promise((resolve) => (send = resolve)) };
      return send;
    },
    close: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
};
