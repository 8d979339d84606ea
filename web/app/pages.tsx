import { type ComponentType, lazy, useEffect, useState } from 'react';
import { matchRoutes } from 'react-router-dom';
import { shopPageNames } from '../../contract/codes.js';
import { routes } from '../../contract/links.js';
import { loadControls } from '../features/catalogue/loadControls.js';
import { loadDetails } from '../features/catalogue/loadTexts.js';
import { waitingForShop } from './net/code.js';

type Load = () => Promise<{ default: ComponentType }>;

export interface Page {
  path: string;
  Screen: ComponentType;
  load: Load;
  /** Whether the screen's code is preloaded after the first view, because customers often go there next. */
  likely: boolean;
}

/** Tells the page's inline script to repeat the presses that it kept (boot.ts). */
export const appReady = (): void => void document.dispatchEvent(new Event('app-ready'));

/**
 * Builds a page whose code loads when it opens. Code that is already here renders at once: a page that
 * suspended while the browser takes it over from the server would be thrown away and rendered anew.
 */
const page = (path: string, loadCode: Load): Page => {
  let loaded: ComponentType | undefined;
  const load = async () => {
    const code = await loadCode();
    loaded = code.default;
    return code;
  };
  const Late = lazy(waitingForShop(load));
  const Screen = () => {
    const [{ Shown }] = useState(() => ({ Shown: loaded ?? Late }));
    useEffect(appReady, []);
    return <Shown />;
  };
  return { path, load, Screen, likely: false };
};
const likely = (path: string, load: Load): Page => ({ ...page(path, load), likely: true });

const shopPage: Load = () => import('../routes/ShopPageRoute.js');
const listing: Load = () => import('../routes/ListingRoute.js');

/**
 * Lists the storefront's screens, which have its header and footer. The screens of one stage of a visit, such
 * as browsing or buying, share a chunk (ADR 29).
 */
export const pages: readonly Page[] = [
  likely(routes.home, () => import('../routes/HomeRoute.js')),
  likely(routes.search, () => import('../routes/SearchRoute.js')),
  likely(routes.login, () => import('../routes/LoginRoute.js')),
  likely(routes.register, () => import('../routes/RegisterRoute.js')),
  page(routes.forgotPassword, () => import('../routes/ForgotPasswordRoute.js')),
  page(routes.verificationOtp, () => import('../routes/VerificationOtpRoute.js')),
  page(routes.resetPassword, () => import('../routes/ResetPasswordRoute.js')),
  page(routes.undoEmail, () => import('../routes/UndoEmailRoute.js')),
  page(routes.stopMails, () => import('../routes/StopMailsRoute.js')),
  likely(routes.user, () => import('../routes/UserRoute.js')),
  likely(routes.cart, () => import('../routes/CartRoute.js')),
  likely(routes.favourites, () => import('../routes/FavouritesRoute.js')),
  likely(routes.checkout, () => import('../routes/CheckoutRoute.js')),
  likely(routes.success, () => import('../routes/SuccessRoute.js')),
  page(routes.cancel, () => import('../routes/CancelRoute.js')),
  ...shopPageNames.map((name) => page(routes[name], shopPage)),
  likely('/product/:product', () => import('../routes/ProductRoute.js')),
  likely('/:category', listing),
  likely('/:category/:subCategory', listing),
  page('*', () => import('../routes/NotFoundRoute.js')),
];

const loadDashboard: Load = () => import('../routes/DashboardRoute.js');

/** The frame around the screens of the customer's dashboard; its code loads when it is needed. */
export const DashboardFrame = lazy(waitingForShop(loadDashboard));

export const loadCartDrawer = () => import('../features/cart/ShopCartDrawer.js');

/** Lists the screens without the shop's header and footer. */
export const barePages: readonly Page[] = [
  page(`${routes.sandboxPay}/:session`, () => import('../routes/SandboxPaymentRoute.js')),
];

/** Lists the screens of the customer's dashboard, in its own frame. */
export const dashboard: readonly Page[] = [
  page(routes.profile, () => import('../routes/ProfileRoute.js')),
  likely(routes.orders, () => import('../routes/OrdersRoute.js')),
  page(`${routes.orders}/:orderId`, () => import('../routes/OrderRoute.js')),
  likely(routes.addresses, () => import('../routes/AddressesRoute.js')),
  page(routes.security, () => import('../routes/SecurityRoute.js')),
];

/** Lists the screens of the admin's dashboard, in its own frame. */
export const adminPages: readonly Page[] = [
  page(routes.dashboard, () => import('../routes/HomeAdminRoute.js')),
  page(routes.categoryAdmin, () => import('../routes/CategoryAdminRoute.js')),
  page(routes.subCategoryAdmin, () => import('../routes/SubCategoryAdminRoute.js')),
  page(routes.uploadProduct, () => import('../routes/ProductUploadRoute.js')),
  page(routes.productAdmin, () => import('../routes/ProductAdminRoute.js')),
  page(`${routes.productAdmin}/:productId`, () => import('../routes/ProductEditRoute.js')),
  page(routes.stockAdmin, () => import('../routes/StockAdminRoute.js')),
  page(routes.ratingAdmin, () => import('../routes/RatingAdminRoute.js')),
  page(routes.deliveryAdmin, () => import('../routes/DeliveryAdminRoute.js')),
  page(routes.bannerAdmin, () => import('../routes/BannerAdminRoute.js')),
  page(routes.pagesAdmin, () => import('../routes/PagesAdminRoute.js')),
  page(routes.searchAdmin, () => import('../routes/SearchAdminRoute.js')),
  page(routes.importAdmin, () => import('../routes/ImportAdminRoute.js')),
  page(routes.auditAdmin, () => import('../routes/AuditAdminRoute.js')),
  page(routes.orderAdmin, () => import('../routes/AdminOrdersRoute.js')),
  page(`${routes.orderAdmin}/:orderId`, () => import('../routes/OrderAdminRoute.js')),
];

/**
 * Loads the code of the screen at an address, before anything is rendered. It never rejects: rendering the
 * screen reports a failure.
 * @returns whether the code is here
 */
export const fetchPageAt = async (pathname: string): Promise<boolean> => {
  const all = [...pages, ...barePages, ...dashboard, ...adminPages];
  const [match] =
    matchRoutes(
      all.map(({ path }) => ({ path })),
      pathname,
    ) ?? [];
  const found = all.find(({ path }) => path === match?.route.path);
  const code = await found?.load().catch(() => undefined);
  return code !== undefined;
};

/**
 * Preloads the code of likely screens one after the other, so that they open even if the connection to the
 * shop is lost later. A failure is reported when such a screen opens.
 */
export const fetchLikelyPages = async (): Promise<void> => {
  const screens = [...pages, ...dashboard].filter((candidate) => candidate.likely).map(({ load }) => load);
  for (const load of [...screens, loadDetails, loadControls, loadCartDrawer, loadDashboard])
    await load().catch(() => undefined);
};
