import { ExpirationPlugin } from 'workbox-expiration';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, type Strategy } from 'workbox-strategies';
import { calls } from '../contract/calls.js';
import { mediaPath, routes } from '../contract/links.js';
import { type FurtherLanguages, overridesId } from '../contract/messages/overrides.js';

/** The files of the customer's code, and the name of this release: `vite.config.ts` writes both. */
declare const FILES: readonly string[];
declare const RELEASE: string;

/** An event that lasts until its work is done. */
interface LifecycleEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** What this file needs of the worker's global scope; its own types contradict those of pages. */
declare const self: {
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { includeUncontrolled: boolean }): Promise<readonly { url: string }[]>;
  };
  addEventListener(type: 'install' | 'activate', listener: (event: LifecycleEvent) => void): void;
};

const day = 86_400; // seconds
/** A header that a reply varies by, such as `Origin`, is missing in the request that fetched it ahead. */
const matchOptions = { ignoreVary: true };
/** A page that the server does not render: any screen can start from it. */
const shell = routes.login;
const shellCache = `shell-${RELEASE}`;
const pagesCache = `pages-${RELEASE}`;

/**
 * Code and fonts. Their names have a hash, so a copy is never stale. When the cache is full, the files used
 * longest ago are deleted.
 */
const assets = new CacheFirst({
  cacheName: 'assets',
  matchOptions,
  plugins: [new ExpirationPlugin({ maxEntries: 120 })],
});

const images = new CacheFirst({
  cacheName: 'images',
  plugins: [
    {
      // an image that stands in for a missing size says `no-store`
      cacheWillUpdate: async ({ response }) =>
        response.ok && response.headers.get('cache-control') !== 'no-store' ? response : null,
    },
    new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 30 * day, purgeOnQuotaError: true }),
  ],
});

/** The parameters that campaigns add to an address; no page depends on them. */
const campaign = /^utm_|^(?:gclid|fbclid)$/;

const pageKey = (address: string): string => {
  const url = new URL(address);
  for (const name of [...url.searchParams.keys()]) if (campaign.test(name)) url.searchParams.delete(name);
  return url.href;
};

const isPublicPage = ({ status, headers }: Response): boolean =>
  status === 200 && headers.get('cache-control') === 'no-cache' && !headers.has('x-robots-tag');

/** Takes a proxy's answer for a shop that is down as none. */
const unlessDown = async ({ response }: { response: Response }): Promise<Response> => {
  if (response.status >= 500) throw new Error(`the shop is down: ${response.status}`);
  return response;
};

/**
 * Public pages, which hold nothing personal. Private pages and searches, which the shop serves with `noindex`,
 * are not kept. The shell stands in for every page that is not here, and starts the app in the browser.
 */
const pages = new NetworkFirst({
  cacheName: pagesCache,
  matchOptions,
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => pageKey(request.url),
      cacheWillUpdate: async ({ response }) => (isPublicPage(response) ? response : null),
      fetchDidSucceed: unlessDown,
      handlerDidError: async () => caches.match(shell, { ...matchOptions, cacheName: shellCache }),
    },
    new ExpirationPlugin({ maxEntries: 50, maxAgeSeconds: 7 * day }),
  ],
});

/**
 * The calls that screens need offline. Their replies are the same for everybody, and their bodies tell nothing
 * that a person typed or has in the cart.
 */
const publicCalls = [
  calls.shop.settings,
  calls.shop.page,
  calls.delivery.rules,
  calls.home.page,
  calls.category.list,
  calls.subcategory.list,
  calls.product.byCategory,
  calls.product.bySubCategory,
  calls.product.details,
  calls.product.popular,
];

const replies = new NetworkFirst({
  cacheName: 'replies',
  plugins: [
    {
      requestWillFetch: async ({ event }) => (event as unknown as { request: Request }).request,
      fetchDidSucceed: unlessDown,
    },
    new ExpirationPlugin({ maxEntries: 300, maxAgeSeconds: 7 * day }),
  ],
});

registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), assets);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(mediaPath), images);
registerRoute(new NavigationRoute(pages, { denylist: [/^\/(?:api|media|health)(?:\/|$)/] }));
for (const { path, method } of publicCalls)
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === path,
    async ({ event, request, url }) => {
      // a cache has no POST: the body becomes a part of the key, and so does the language of the texts
      url.searchParams.set('body', await request.clone().text());
      url.searchParams.set('language', request.headers.get('accept-language') ?? '');
      return replies.handle({ event, request: new Request(url) });
    },
    method as 'GET' | 'POST',
  );

/** Fetches an address as the strategy does for a page, and keeps the answer. @throws without a good answer */
const fetchInto = async (strategy: Strategy, event: LifecycleEvent, address: string): Promise<void> => {
  const [answer, done] = strategy.handleAll({ event, request: new Request(address) });
  const { ok, status } = await answer;
  if (!ok) throw new Error(`${address} answered ${status}`);
  await done;
};

/** Lists the messages of the languages that the shop has added, which every page names. */
const furtherMessages = (page: string): string[] => {
  const [, json = '{}'] = new RegExp(`id="${overridesId}">([^<]*)`).exec(page) ?? [];
  return Object.values((JSON.parse(json) as FurtherLanguages).pages ?? {}); // written by the server
};

/** Keeps the code, then the shell that needs it with its languages, then the home page and those that are open. */
const install = async (event: LifecycleEvent): Promise<void> => {
  await Promise.all(FILES.map((file) => fetchInto(assets, event, file)));
  const shellPages = await caches.open(shellCache);
  await shellPages.add(new Request(shell, { cache: 'reload' }));
  const page = (await (await shellPages.match(shell, matchOptions))?.text()) ?? '';
  await Promise.all(furtherMessages(page).map((file) => fetchInto(assets, event, file)));
  const opened = (await self.clients.matchAll({ includeUncontrolled: true })).map(({ url }) => url);
  // searches, for example, are not kept
  await Promise.all(
    [routes.home, ...opened].map((url) => fetchInto(pages, event, url).catch(() => undefined)),
  );
  await self.skipWaiting();
};

/** Drops shell and pages of older releases: they start code that the shop no longer has. */
const activate = async (): Promise<void> => {
  const older = (await caches.keys()).filter(
    (name) => /^(?:shell|pages)-/.test(name) && name !== shellCache && name !== pagesCache,
  );
  await Promise.all(older.map((name) => caches.delete(name)));
  await self.clients.claim();
};

self.addEventListener('install', (event) => event.waitUntil(install(event)));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
