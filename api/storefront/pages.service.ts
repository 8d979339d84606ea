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
import { discountedPrice, formatMoney, plainRupees } from '../../contract/money.js';
import { messages as firstLocale, type Messages } from '../../contract/messages/en.js';
import { fill } from '../../contract/messages/fill.js';
import { CatalogueProjection, type ProductWithCategories } from '../catalogue/catalogueProjection.js';
import { ShopAddress } from '../common/shopAddress.js';
import { CONFIG, type Config } from '../config.js';
import {
  type Crumb,
  crumbsInSchema,
  productInSchema,
  type StructuredData,
  siteInSchema,
} from './structuredData.js';

/** 1200 × 630 px, in `web/public`. */
const shopImage = '/share.png';

/** What a page shows, for who reads it without running it: search engines, and messengers that a link is sent with. */
export interface About {
  title: string;
  heading: string;
  description: string;
  /** The one address of it, whatever others lead to it. Absolute, like `picture`; none where the shop does not know its own. */
  link?: string;
  image?: string;
  /** In rupees, of one product. */
  price?: string;
  jsonLd: StructuredData[];
}

/** A page of the storefront: one to be found, one for its user alone, or none. */
export type Page =
  { kind: 'public'; about: About } | { kind: 'private' } | { kind: 'missing'; title: string };

const ownPages = new Set<string>(Object.values(routes).filter((route) => route !== routes.home));
const ownFolders = [`${routes.dashboard}/`, `${routes.sandboxPay}/`];

/** The router takes letters of any case. */
const isPrivate = (path: string): boolean => {
  const small = path.toLowerCase();
  return ownPages.has(small) || ownFolders.some((folder) => small.startsWith(folder));
};

/** Wide enough for a preview, and smaller than messengers allow. */
const previewWidth = 640;
const descriptionLength = 200;

/** Cut at a word where it is too long. */
const brief = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= descriptionLength) return line;
  return `${line.slice(0, descriptionLength).replace(/\s+\S*$/, '')} …`;
};

/** As the storefront names its screens, which it does in its first edition until another one was chosen. */
const titled = (page: string): string =>
  fill(firstLocale.web.title, { page, shop: firstLocale.ui.site.name });

const named = ({ _id, name }: { _id: unknown; name: string }): Named => ({ _id: String(_id), name });

/** What the storefront's addresses stand for, from the catalogue in memory. */
@Injectable()
export class PagesService {
  constructor(
    private readonly catalogue: CatalogueProjection,
    private readonly address: ShopAddress,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @param path of the address as it was asked for, percent-encoded as it should be */
  at(path: string, messages: Messages): Page {
    const pieces = path.slice(1).replace(/\/$/, '').split('/').map(decodeURIComponent);
    if (isPrivate(`/${pieces.join('/')}`)) return { kind: 'private' };
    const about = path === routes.home ? this.home(messages) : this.catalogueAt(pieces, messages);
    if (!about) return { kind: 'missing', title: titled(firstLocale.web.notFound) };
    if (this.isReachable) return { kind: 'public', about };
    const { title, heading, description, price } = about;
    return { kind: 'public', about: { title, heading, description, ...(price && { price }), jsonLd: [] } };
  }

  /** Whether others reach the shop by the address that it knows: in production only `PUBLIC_URL` tells. */
  get isReachable(): boolean {
    return !this.config.production || this.config.PUBLIC_URL !== undefined;
  }

  /** A path or an address as an address, in ASCII. */
  absolute(link: string): string {
    return link.startsWith('/') ? new URL(this.address.url() + link).href : link;
  }

  /** The shelves that have a link, as paths. */
  listings(): string[] {
    const bySub = this.catalogue
      .subCategories()
      .flatMap((sub) => sub.category.map((category) => listingLink(named(category), sub)));
    return [...this.catalogue.categories().map(categoryLink), ...bySub];
  }

  private catalogueAt([first = '', second, ...more]: string[], messages: Messages): About | undefined {
    if (more.length) return undefined;
    if (first.toLowerCase() !== 'product' || second === undefined)
      return this.listing(idOf(first), second === undefined ? undefined : idOf(second), messages);
    const product = this.catalogue.product(idOf(second).toLowerCase());
    return product && this.product(product, messages);
  }

  private home(messages: Messages): About {
    const { site } = messages.ui;
    const link = this.absolute(routes.home);
    return {
      title: titled(firstLocale.web.home.title),
      heading: fill(site.bannerTitle, { time: this.time(messages) }),
      description: fill(messages.web.found.shop, { time: this.time(messages) }),
      link,
      image: this.preview(undefined),
      jsonLd: [siteInSchema(site.name, link)],
    };
  }

  private product(product: ProductWithCategories, messages: Messages): About {
    const { name, unit, description, image } = product;
    const link = this.absolute(productLink(product));
    const paise = discountedPrice(product.price, product.discount);
    const price = plainRupees(paise);
    const { found } = messages.web;
    return {
      title: titled(name),
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
        productInSchema(product, {
          link,
          price,
          images: image.map((src) => this.absolute(src)),
        }),
        crumbsInSchema(this.crumbs(messages, [...this.subCategoriesOf(product), { name, link }])),
      ],
    };
  }

  /** A sub category that is asked for under a category in which it does not stand is told by one in which it does. */
  private listing(
    categoryId: string,
    subCategoryId: string | undefined,
    messages: Messages,
  ): About | undefined {
    const category = this.catalogue.category(categoryId);
    const sub = subCategoryId === undefined ? undefined : this.catalogue.subCategory(subCategoryId);
    if (!category || (subCategoryId !== undefined && !sub)) return undefined;
    const parents = sub?.category.map(named) ?? [];
    const above = parents.find(({ _id }) => _id === categoryId) ?? parents[0] ?? category;
    const { name, image } = sub ?? category;
    const link = sub ? listingLink(above, sub) : categoryLink(category);
    const way = sub ? [{ name: above.name, link: categoryLink(above) }] : [];
    return {
      title: titled(name),
      heading: name,
      description: fill(messages.web.found.listing, { name, time: this.time(messages) }),
      link: this.absolute(link),
      image: this.preview(image),
      jsonLd: [crumbsInSchema(this.crumbs(messages, [...way, { name, link }]))],
    };
  }

  /** A category that a product stands in, and one of its sub categories. */
  private subCategoriesOf(product: ProductWithCategories): Crumb[] {
    const categories = product.category.map(named);
    for (const { _id } of product.subCategory) {
      const sub = this.catalogue.subCategory(String(_id));
      const above = categories.find((one) => sub?.category.some((other) => String(other._id) === one._id));
      if (sub && above)
        return [
          { name: above.name, link: categoryLink(above) },
          { name: sub.name, link: listingLink(above, sub) },
        ];
    }
    return categories.slice(0, 1).map((one) => ({ name: one.name, link: categoryLink(one) }));
  }

  /** From the home on. */
  private crumbs(messages: Messages, crumbs: Crumb[]): Crumb[] {
    const all = [{ name: messages.web.home.title, link: routes.home }, ...crumbs];
    return all.map(({ name, link }) => ({ name, link: this.absolute(link) }));
  }

  private time({ ui: { site } }: Messages): string {
    const { DELIVERY_MINUTES: count } = this.config;
    return fill(count === 1 ? site.oneMinute : site.minutes, { count });
  }

  /** The shop's own picture stands in where a page has none. */
  private preview(image: string | undefined): string {
    if (!image) return this.absolute(shopImage);
    return this.absolute(imageSrcSet(image) ? `${image}?w=${previewWidth}` : image);
  }
}
