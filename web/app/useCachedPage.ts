import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { routes } from '../../contract/links.js';
import { pageDataId } from '../../contract/pageData.js';
import { type PageData, pageDataRead } from './api.js';
import { useIsOnline } from './net/onlineStatus.js';
import { type AppThunk, useAppDispatch } from './store.js';

/** The content security policy lets no parser read a whole page: its styles count as injected. */
const dataIn = new RegExp(`id="${pageDataId}">([^<]*)<`);

/** Returns the data of a page that the service worker has kept; undefined without one. */
const cachedPageData = async (address: string): Promise<PageData | undefined> => {
  const { caches } = globalThis as Partial<typeof globalThis>; // missing over plain http
  const html = await (await caches?.match(address, { ignoreVary: true }))?.text();
  const [, data] = dataIn.exec(html ?? '') ?? [];
  return data ? (JSON.parse(data) as PageData) : undefined; // written by the server
};

/** Fills the gaps of the cache with the data of a kept page. What has loaded since is newer, and stays. */
const readCachedPage =
  (address: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const data = await cachedPageData(address);
    if (!data) return;
    const { queries } = getState().api;
    const missing = Object.entries(data.queries).filter(([key]) => queries[key]?.data === undefined);
    dispatch(pageDataRead({ ...data, queries: Object.fromEntries(missing) }));
  };

/**
 * While the shop is offline, takes data from the pages that the service worker has kept: of the current
 * screen, and of the home page, since every screen needs some of it, such as the categories. The worker has no
 * reply with this data: the browser got it within the page's HTML.
 */
export const useCachedPage = (): void => {
  const { pathname, search } = useLocation();
  const isOnline = useIsOnline();
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (isOnline) return;
    for (const address of [pathname + search, routes.home]) void dispatch(readCachedPage(address));
  }, [isOnline, pathname, search, dispatch]);
};
