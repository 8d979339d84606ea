import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { matchRoutes } from 'react-router-dom';
import { routes } from '../../contract/links.js';
import { loadControls } from '../features/catalogue/loadControls.js';
import { patiently } from './net/code.js';

type Load = () => Promise<{ default: ComponentType }>;

interface Page {
  path: string;
  Screen: LazyExoticComponent<ComponentType>;
  load: Load;
  /** Its code is fetched once the first view is there: it is where one goes next. */
  likely: boolean;
}

const page = (path: string, load: Load): Page => ({
  path,
  load,
  Screen: lazy(patiently(load)),
  likely: false,
});
const likely = (path: string, load: Load): Page => ({ ...page(path, load), likely: true });

const listing: Load = () => import('../routes/ListingRoute.js');

/** Every screen in the shop's frame; its code comes with its stage of a visit (ADR 29). */
export const pages: readonly Page[] = [
  likely(routes.home, () => import('../routes/HomeRoute.js')),
  likely(routes.search, () => import('../routes/SearchRoute.js')),
  likely(routes.login, () => import('../routes/LoginRoute.js')),
  likely(routes.register, () => import('../routes/RegisterRoute.js')),
  page(routes.forgotPassword, () => import('../routes/ForgotPasswordRoute.js')),
  page(routes.verificationOtp, () => import('../routes/VerificationOtpRoute.js')),
  page(routes.resetPassword, () => import('../routes/ResetPasswordRoute.js')),
  page(routes.undoEmail, () => import('../routes/UndoEmailRoute.js')),
  likely(routes.user, () => import('../routes/UserRoute.js')),
  likely(routes.cart, () => import('../routes/CartRoute.js')),
  likely(routes.checkout, () => import('../routes/CheckoutRoute.js')),
  likely(routes.success, () => import('../routes/SuccessRoute.js')),
  page(routes.cancel, () => import('../routes/CancelRoute.js')),
  likely('/product/:product', () => import('../routes/ProductRoute.js')),
  likely('/:category', listing),
  likely('/:category/:subCategory', listing),
  page('*', () => import('../routes/NotFoundRoute.js')),
];

const loadDashboard: Load = () => import('../routes/DashboardRoute.js');

/** What stands around the dashboard's screens. */
export const DashboardFrame = lazy(patiently(loadDashboard));

export const loadCartDrawer = () => import('../features/cart/ShopCartDrawer.js');

/** Screens without the shop around them. */
export const barePages: readonly Page[] = [
  page(`${routes.sandboxPay}/:session`, () => import('../routes/SandboxPaymentRoute.js')),
];

/** The customer's dashboard, behind its own frame. */
export const dashboard: readonly Page[] = [
  page(routes.profile, () => import('../routes/ProfileRoute.js')),
  likely(routes.orders, () => import('../routes/OrdersRoute.js')),
  page(`${routes.orders}/:orderId`, () => import('../routes/OrderRoute.js')),
  likely(routes.addresses, () => import('../routes/AddressesRoute.js')),
  page(routes.security, () => import('../routes/SecurityRoute.js')),
];

/** The admin's dashboard (S-016), in a frame of its own. */
export const adminPages: readonly Page[] = [
  page(routes.dashboard, () => import('../routes/HomeAdminRoute.js')),
  page(routes.categoryAdmin, () => import('../routes/CategoryAdminRoute.js')),
  page(routes.subCategoryAdmin, () => import('../routes/SubCategoryAdminRoute.js')),
  page(routes.uploadProduct, () => import('../routes/ProductUploadRoute.js')),
  page(routes.productAdmin, () => import('../routes/ProductAdminRoute.js')),
  page(`${routes.productAdmin}/:productId`, () => import('../routes/ProductEditRoute.js')),
  page(routes.stockAdmin, () => import('../routes/StockAdminRoute.js')),
  page(routes.deliveryAdmin, () => import('../routes/DeliveryAdminRoute.js')),
  page(routes.searchAdmin, () => import('../routes/SearchAdminRoute.js')),
  page(routes.importAdmin, () => import('../routes/ImportAdminRoute.js')),
  page(routes.auditAdmin, () => import('../routes/AuditAdminRoute.js')),
  page(routes.orderAdmin, () => import('../routes/AdminOrdersRoute.js')),
  page(`${routes.orderAdmin}/:orderId`, () => import('../routes/OrderAdminRoute.js')),
];

/** Starts to fetch the code of the screen at an address, before anything is drawn. */
export const fetchPageAt = (pathname: string): void => {
  const all = [...pages, ...barePages, ...dashboard, ...adminPages];
  const [match] =
    matchRoutes(
      all.map(({ path }) => ({ path })),
      pathname,
    ) ?? [];
  const found = all.find(({ path }) => path === match?.route.path);
  found?.load().catch(() => undefined); // met again, and told, when it is drawn
};

/**
 * Fetches the code of what one is likely to go to, one after the other, so that it is there should the shop be away then.
 * A failure is met again, and told, when one goes there.
 */
export const fetchLikelyPages = async (): Promise<void> => {
  const screens = [...pages, ...dashboard].filter((candidate) => candidate.likely).map(({ load }) => load);
  for (const load of [...screens, loadControls, loadCartDrawer, loadDashboard])
    await load().catch(() => undefined);
};
