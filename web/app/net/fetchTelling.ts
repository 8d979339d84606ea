/** Receives the progress of an upload, 0–100 percent. */
export type OnSent = (percent: number) => void;

type Init = Pick<RequestInit, 'method' | 'body' | 'signal'> & { headers?: HeadersInit };

/**
 * Works like `fetch` for paths of the page's own origin, and reports the progress of an upload, which `fetch`
 * cannot.
 */
export const fetchTelling = (path: string, { method = 'GET', headers, body, signal }: Init, onSent: OnSent) =>
  new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new Error('no answer'));
    request.open(method, path);
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onSent((loaded / total) * 100);
    };
    // responseType is text
    request.onload = () => resolve(new Response(request.response as string, { status: request.status }));
    request.onerror = fail;
    request.onabort = fail;
    if (signal?.aborted) {
      fail();
      return;
    }
    signal?.addEventListener('abort', () => request.abort());
    // only FormData and text are sent
    request.send(body as XMLHttpRequestBodyInit);
  });
