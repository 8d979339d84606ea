import { matchPath } from 'react-router-dom';
import { shopPageNames } from '../../contract/codes.js';
import { limits } from '../../contract/limits.js';
import { idOf, routes } from '../../contract/links.js';
import { catalogueApi } from '../features/catalogue/catalogueApi.js';
import { rowsAtOnce } from '../features/catalogue/CategoryRows.js';
import { recommendationsApi } from '../features/recommendations/recommendationsApi.js';
import { filterQuery, filtersIn } from '../features/catalogue/filters.js';
import { currentLocale, type Language } from './language/locale.js';
import { isId } from './isId.js';
import { settingsApi } from './shopSettings.js';
import type { AppThunk } from './store.js';

const { endpoints } = catalogueApi;
/** Data that no component uses yet; it stays in the cache like that of a closed screen. */
const ahead = { subscribe: false };

const listing = (category: string, subCategory: string | undefined, params: URLSearchParams) => {
  const filters = { ...filtersIn(params), subCategories: [] };
  const place = {
    categoryId: idOf(category),
    ...(subCategory !== undefined && { subCategoryId: idOf(subCategory) }),
  };
  return [
    endpoints.getCategories.initiate(undefined, ahead),
    endpoints.getSubCategories.initiate({ categoryId: place.categoryId }, ahead),
    endpoints.getSubCategoryProducts.initiate({ ...place, ...filterQuery(filters) }, ahead),
  ];
};

const home = (): AppThunk<Promise<unknown>> => async (dispatch) => {
  const rest = dispatch(recommendationsApi.endpoints.getHome.initiate(undefined, ahead));
  const { data = [] } = await dispatch(endpoints.getCategories.initiate(undefined, ahead));
  const rows = data
    .slice(0, rowsAtOnce)
    .map(({ _id }) => dispatch(endpoints.getCategoryProducts.initiate({ id: _id }, ahead)));
  return Promise.all([rest, ...rows]);
};

const pageQueries = (
  pathname: string,
  params: URLSearchParams,
  language: Language,
): readonly AppThunk<Promise<unknown>>[] => {
  if (pathname === routes.home) return [home()];
  if (pathname === routes.search) {
    const search = (params.get('q') ?? '').slice(0, limits.search);
    const text = search.trim();
    return [
      endpoints.search.initiate({ search, ...filterQuery(filtersIn(params)) }, ahead),
      text
        ? endpoints.suggest.initiate({ search: text }, ahead)
        : endpoints.getPopularSearches.initiate(undefined, ahead),
    ];
  }
  const page = shopPageNames.find((name) => routes[name] === pathname);
  if (page) return [settingsApi.endpoints.getShopPage.initiate({ page, language }, ahead)];
  const product = matchPath('/product/:product', pathname)?.params.product;
  if (product) {
    const query = { productId: idOf(product) };
    return isId(query.productId)
      ? [
          endpoints.getProduct.initiate(query, ahead),
          recommendationsApi.endpoints.getRelated.initiate(query, ahead),
        ]
      : [];
  }
  const { category, subCategory } = matchPath('/:category/:subCategory?', pathname)?.params ?? {};
  const ids = [category, subCategory ?? category].map((param) => idOf(param ?? ''));
  return category && ids.every(isId) ? listing(category, subCategory, params) : [];
};

/**
 * Loads what the first view of a public page shows, unless it is cached. A failure is left to the page.
 * @param language that of the reader; by default the one that the page shows now
 */
export const loadPageData =
  (link: string, language: Language = currentLocale().language): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const { pathname, searchParams } = new URL(link, 'http://shop');
    const settings = settingsApi.endpoints.getSettings.initiate(undefined, ahead);
    const queries = [settings, ...pageQueries(pathname, searchParams, language)];
    await Promise.all(queries.map((query) => dispatch(query)));
  };
