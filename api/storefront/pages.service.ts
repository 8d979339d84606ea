import { Inject, Injectable } from '@nestjs/common';
import {
  categoryLink,
  idOf,
  listingLink,
  type Named,
  imageSrcSet,
  productLink,
  routes,
} from '../../contract/links.js';
import { type ShopPageName, shopPageNames } from '../../contract/codes.js';
import { plainText } from '../../contract/shopPageText.js';
import { discountedPrice, formatMoney, plainRupees } from '../../contract/money.js';
import type { Messages } from '../../contract/messages/en.js';
import { fill } from '../../contract/messages/fill.js';
import {
  CatalogueProjectionService,
  type ProductWithCategories,
} from '../catalogue/catalogueProjection.service.js';
import { ReviewsService } from '../ratings/reviews.service.js';
import { ShopPagesService } from '../catalogue/shopPages.service.js';
import { type Localized, localized } from '../common/localized.js';
import { ShopAddressService } from '../common/shopAddress.service.js';
import { CONFIG, type Config } from '../config/config.js';
import {
  type BreadcrumbEntry,
  crumbsInSchema,
  productInSchema,
  type StructuredData,
  siteInSchema,
} from './structuredData.js';

/** The preview image of the shop itself, 1200 × 630 px, in `web/public`. */
const shopImage = '/share.png';

/** The SEO metadata of a page, for readers that run no scripts: search engines and link previews in messengers. */
export interface About {
  title: string;
  /** The page's current path; former names of products lead to it. */
  path: string;
  heading: string;
  description: string;
  /** The canonical address of the page, absolute like `image`; undefined if the shop does not know its own address. */
  link?: string;
  image?: string;
  /** The price of a product in rupees. */
  price?: string;
  jsonLd: StructuredData[];
}

/**
 * A page of the storefront: public, the search's, private (for its user only), or missing. The frame of a
 * private page is the same for everybody.
 */
export type Page =
  | { kind: 'public'; about: About }
  | { kind: 'search' }
  | { kind: 'private'; path: string }
  | { kind: 'missing'; title: string };

/** The pages whose texts an admin writes, by their paths. */
const shopPages = new Map<string, ShopPageName>(shopPageNames.map((name) => [routes[name], name]));

const ownPages = new Set<string>(
  Object.values(routes).filter((route) => route !== routes.home && !shopPages.has(route)),
);
const ownFolders = [`${routes.dashboard}/`, `${routes.sandboxPay}/`];

/** Tells whether a path is a private page. It compares in lower case, because the router ignores case. */
const isPrivate = (path: string): boolean => {
  const small = path.toLowerCase();
  return ownPages.has(small) || ownFolders.some((folder) => small.startsWith(folder));
};

/** The width of product images in link previews, in pixels: wide enough, and below the size limits of messengers. */
const previewWidth = 640;
const descriptionLength = 200;

/** Shortens a description at a word boundary. */
const brief = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= descriptionLength) return line;
  return `${line.slice(0, descriptionLength).replace(/\s+\S*$/, '')} …`;
};

/** Builds the title of a page as the storefront does. */
const titled = (page: string, { ui, web }: Messages): string => fill(web.title, { page, shop: ui.site.name });

const named = ({ _id, name, main }: { _id: unknown; name: string; main?: string | undefined }): Named => ({
  _id: String(_id),
  name,
  main,
});

/** Finds the page of a storefront address, from the catalogue in memory. */
@Injectable()
export class PagesService {
  constructor(
    private readonly catalogue: CatalogueProjectionService,
    private readonly shopPages: ShopPagesService,
    private readonly reviews: ReviewsService,
    private readonly address: ShopAddressService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Returns the page at a path of the storefront. @param path of the request, correctly percent-encoded */
  async at(path: string, messages: Messages): Promise<Page> {
    const pieces = path.slice(1).replace(/\/$/, '').split('/').map(decodeURIComponent);
    const own = `/${pieces.join('/')}`;
    if (own.toLowerCase() === routes.search) return { kind: 'search' };
    if (isPrivate(own)) return { kind: 'private', path: own };
    const shopPage = shopPages.get(own.toLowerCase());
    const about =
      path === routes.home
        ? this.home(messages)
        : shopPage
          ? this.shopPage(shopPage, messages)
          : await this.catalogueAt(pieces, messages);
    if (!about) return { kind: 'missing', title: titled(messages.web.notFound, messages) };
    if (this.isReachable) return { kind: 'public', about };
    const { link: _link, image: _image, ...rest } = about;
    return { kind: 'public', about: { ...rest, jsonLd: [] } };
  }

  /** Tells whether the shop knows an address by which others reach it; in production only `PUBLIC_URL` says so. */
  get isReachable(): boolean {
    return !this.config.production || this.config.PUBLIC_URL !== undefined;
  }

  /** Converts a path to an absolute address in ASCII; other addresses stay as they are. */
  absolute(link: string): string {
    return link.startsWith('/') ? new URL(this.address.url() + link).href : link;
  }

  /** Lists the paths of the home page, the shop's pages, and all category and subcategory pages. */
  listings(): string[] {
    const bySub = this.catalogue.state
      .subCategories()
      .flatMap((sub) => sub.category.map((category) => listingLink(named(category), sub)));
    return [
      routes.home,
      ...shopPages.keys(),
      ...this.catalogue.state.categories().map(categoryLink),
      ...bySub,
    ];
  }

  private async catalogueAt(
    [first = '', second, ...more]: string[],
    messages: Messages,
  ): Promise<About | undefined> {
    if (more.length) return undefined;
    if (first.toLowerCase() !== 'product' || second === undefined)
      return this.listing(idOf(first), second === undefined ? undefined : idOf(second), messages);
    const product = this.catalogue.state.product(idOf(second).toLowerCase());
    return product && this.product(product, messages);
  }

  private home(messages: Messages): About {
    const { site } = messages.ui;
    const link = this.absolute(routes.home);
    return {
      title: titled(messages.web.home.title, messages),
      path: routes.home,
      heading: fill(site.bannerTitle, { time: this.time(messages) }),
      description: fill(messages.web.found.shop, { time: this.time(messages) }),
      link,
      image: this.preview(undefined),
      jsonLd: [siteInSchema(site.name, link)],
    };
  }

  private shopPage(name: ShopPageName, messages: Messages): About {
    const heading = messages.ui.site.pages[name];
    return {
      title: titled(heading, messages),
      path: routes[name],
      heading,
      description: brief(plainText(this.shopPages.text(name, messages))),
      link: this.absolute(routes[name]),
      image: this.preview(undefined),
      jsonLd: [],
    };
  }

  private async product(stored: ProductWithCategories, messages: Messages): Promise<About> {
    const product: Localized<ProductWithCategories> = localized(stored, messages);
    const { name, unit, description, image } = product;
    const path = productLink(product);
    const link = this.absolute(path);
    const paise = discountedPrice(product.price, product.discount);
    const price = plainRupees(paise);
    const { found } = messages.web;
    return {
      title: titled(name, messages),
      path,
      heading: name,
      description: brief(
        [
          fill(found.product, { name, unit, price: formatMoney(paise) }),
          product.stock > 0 ? fill(found.delivered, { time: this.time(messages) }) : found.soldOut,
          description,
        ].join(' '),
      ),
      link,
      image: this.preview(image[0]),
      price,
      jsonLd: [
        productInSchema(
          { ...product, more_details: stored.more_details }, // the brand is found by its main name
          {
            ...{ link, price, images: image.map((src) => this.absolute(src)) },
            ...{ reviews: await this.reviews.newestOf(stored), nameless: messages.ratings.aCustomer },
          },
        ),
        crumbsInSchema(this.crumbs(messages, [...this.above(stored, messages), { name, link }])),
      ],
    };
  }

  /**
   * Returns the metadata of a category or subcategory page. A subcategory that is requested under a wrong
   * category is described under one of its own categories.
   */
  private listing(
    categoryId: string,
    subCategoryId: string | undefined,
    messages: Messages,
  ): About | undefined {
    const { state } = this.catalogue;
    const category = localized(state.category(categoryId), messages);
    const sub =
      subCategoryId === undefined ? undefined : localized(state.subCategory(subCategoryId), messages);
    if (!category || (subCategoryId !== undefined && !sub)) return undefined;
    const parents = sub?.category.map(named) ?? [];
    const above = parents.find(({ _id }) => _id === categoryId) ?? parents[0] ?? category;
    const { name, image } = sub ?? category;
    const link = sub ? listingLink(above, sub) : categoryLink(category);
    const way = sub ? [{ name: above.name, link: categoryLink(above) }] : [];
    return {
      title: titled(name, messages),
      path: link,
      heading: name,
      description: fill(messages.web.found.listing, { name, time: this.time(messages) }),
      link: this.absolute(link),
      image: this.preview(image),
      jsonLd: [crumbsInSchema(this.crumbs(messages, [...way, { name, link }]))],
    };
  }

  /** Returns the breadcrumbs of a product, without the product. */
  private above(product: ProductWithCategories, messages: Messages): BreadcrumbEntry[] {
    const { category, subCategory } = localized(this.catalogue.state.placeOf(product), messages) ?? {};
    if (!category) return [];
    const top = { name: category.name, link: categoryLink(category) };
    return subCategory ? [top, { name: subCategory.name, link: listingLink(category, subCategory) }] : [top];
  }

  /** Adds the home page to the front of the breadcrumbs and makes their links absolute. */
  private crumbs(messages: Messages, crumbs: BreadcrumbEntry[]): BreadcrumbEntry[] {
    const all = [{ name: messages.web.home.title, link: routes.home }, ...crumbs];
    return all.map(({ name, link }) => ({ name, link: this.absolute(link) }));
  }

  private time({ ui: { site } }: Messages): string {
    const { DELIVERY_MINUTES: count } = this.config;
    return fill(count === 1 ? site.oneMinute : site.minutes, { count });
  }

  /** Returns the address of a page's preview image; the shop's own image stands in if the page has none. */
  private preview(image: string | undefined): string {
    if (!image) return this.absolute(shopImage);
    return this.absolute(imageSrcSet(image) ? `${image}?w=${previewWidth}` : image);
  }
}
