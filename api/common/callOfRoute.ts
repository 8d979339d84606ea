import { allCalls, type Call } from '../../contract/calls.js';

const calls = new Map(allCalls.map((call) => [`${call.method} ${call.path}`, call]));

/** Returns the call that a route serves; undefined for pages, files and `/health`. */
export const callOfRoute = (method: string, path = ''): Call | undefined => calls.get(`${method} ${path}`);
