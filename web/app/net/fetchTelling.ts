/** How much of a body has gone out, 0–100. */
export type OnSent = (percent: number) => void;

type Init = Pick<RequestInit, 'method' | 'body' | 'signal'> & { headers?: HeadersInit };

/** `fetch` of one's own origin that tells how much has gone out, which `fetch` itself cannot. */
export const fetchTelling = (path: string, { method = 'GET', headers, body, signal }: Init, onSent: OnSent) =>
  new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new Error('no answer'));
    request.open(method, path);
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onSent((loaded / total) * 100);
    };
    request.onload = () => resolve(new Response(request.response as string, { status: request.status })); // responseType is text
    request.onerror = fail;
    request.onabort = fail;
    if (signal?.aborted) {
      fail();
      return;
    }
    signal?.addEventListener('abort', () => request.abort());
    // FormData and text are all that is sent here
    request.send(body as XMLHttpRequestBodyInit);
  });
