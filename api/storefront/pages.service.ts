import { Inject, Injectable } from '@nestjs/common';
import {
  categoryLink,
  idOf,
  listingLink,
  type Named,
  pictureSrcSet,
  productLink,
  routes,
} from '../../contract/links.js';
import { discountedPrice, formatMoney } from '../../contract/money.js';
import type { Texts } from '../../contract/texts/en.js';
import { fill } from '../../contract/texts/fill.js';
import { CatalogueProjection, type ShelvedProduct } from '../catalogue/catalogueProjection.js';
import { ShopAddress } from '../common/shopAddress.js';
import { CONFIG, type Config } from '../config.js';
import {
  type Crumb,
  crumbsAsData,
  productAsData,
  type StructuredData,
  siteAsData,
} from './structuredData.js';

/** What a page shows, for who reads it without running it: search engines, and messengers that a link is sent with. */
export interface About {
  title: string;
  heading: string;
  description: string;
  /** The one address of it, whatever others lead to it. Absolute, like `picture`. */
  link: string;
  picture?: string;
  /** In rupees, of one product. */
  price?: string;
  data: StructuredData[];
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

const idIn = (piece: string): string => idOf(piece).toLowerCase();
const named = ({ _id, name }: { _id: unknown; name: string }): Named => ({ _id: String(_id), name });

/** What the storefront's addresses stand for, from the catalogue in memory. */
@Injectable()
export class PagesService {
  constructor(
    private readonly catalogue: CatalogueProjection,
    private readonly address: ShopAddress,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @param path of the address as it was asked for, still percent-encoded */
  at(path: string, texts: Texts): Page {
    const plain = path.replace(/\/+$/, '') || routes.home;
    if (plain === routes.home) return { kind: 'public', about: this.home(texts) };
    if (isPrivate(plain)) return { kind: 'private' };
    const about = this.goodsAt(plain, texts);
    return about
      ? { kind: 'public', about }
      : { kind: 'missing', title: this.titled(texts.web.notFound, texts) };
  }

  /** A path or an address as an address. */
  absolute(link: string): string {
    return link.startsWith('/') ? this.address.url() + link : link;
  }

  /** The shelves that have a link, as paths. */
  shelves(): string[] {
    const bySub = this.catalogue
      .subCategories()
      .flatMap((sub) => sub.category.map((category) => listingLink(named(category), sub)));
    return [...this.catalogue.categories().map(categoryLink), ...bySub];
  }

  private goodsAt(path: string, texts: Texts): About | undefined {
    const [first = '', second, ...more] = path.slice(1).split('/');
    if (more.length) return undefined;
    if (first.toLowerCase() !== 'product' || second === undefined)
      return this.shelf(idIn(first), second === undefined ? undefined : idIn(second), texts);
    const product = this.catalogue.product(idIn(second));
    return product && this.product(product, texts);
  }

  private home(texts: Texts): About {
    const { site } = texts.ui;
    const link = this.absolute(routes.home);
    return {
      title: this.titled(texts.web.home.title, texts),
      heading: fill(site.bannerTitle, { time: this.time(texts) }),
      description: fill(texts.web.found.shop, { time: this.time(texts) }),
      link,
      data: [siteAsData(site.name, link)],
    };
  }

  private product(product: ShelvedProduct, texts: Texts): About {
    const { name, unit, description, image } = product;
    const link = this.absolute(productLink(product));
    const price = discountedPrice(product.price, product.discount);
    const { found } = texts.web;
    return {
      title: this.titled(name, texts),
      heading: name,
      description: brief(
        [
          fill(found.product, { name, unit, price: formatMoney(price) }),
          product.stock > 0 ? fill(found.delivered, { time: this.time(texts) }) : found.soldOut,
          description,
        ].join(' '),
      ),
      link,
      picture: this.preview(image[0]),
      price: (price / 100).toFixed(2),
      data: [
        productAsData(product, {
          link,
          price,
          pictures: image.map((src) => this.absolute(src)),
        }),
        crumbsAsData(this.crumbs(texts, [...this.shelvesOf(product), { name, link }])),
      ],
    };
  }

  private shelf(categoryId: string, subCategoryId: string | undefined, texts: Texts): About | undefined {
    const category = this.catalogue.category(categoryId);
    const subCategory = subCategoryId ? this.catalogue.subCategory(subCategoryId) : undefined;
    if (!category || (subCategoryId !== undefined && !subCategory)) return undefined;
    const { name, image } = subCategory ?? category;
    const link = this.absolute(subCategory ? listingLink(category, subCategory) : categoryLink(category));
    const above = subCategory ? [{ name: category.name, link: categoryLink(category) }] : [];
    return {
      title: this.titled(name, texts),
      heading: name,
      description: fill(texts.web.found.shelf, { name, time: this.time(texts) }),
      link,
      picture: this.preview(image),
      data: [crumbsAsData(this.crumbs(texts, [...above, { name, link }]))],
    };
  }

  /** A category that a product stands in, and one of its sub categories. */
  private shelvesOf(product: ShelvedProduct): Crumb[] {
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
  private crumbs(texts: Texts, crumbs: Crumb[]): Crumb[] {
    const all = [{ name: texts.web.home.title, link: routes.home }, ...crumbs];
    return all.map(({ name, link }) => ({ name, link: this.absolute(link) }));
  }

  /** As the storefront names its screens once it runs. */
  private titled(page: string, texts: Texts): string {
    return fill(texts.web.title, { page, shop: texts.ui.site.name });
  }

  private time({ ui: { site } }: Texts): string {
    const { DELIVERY_MINUTES: count } = this.config;
    return fill(count === 1 ? site.oneMinute : site.minutes, { count });
  }

  private preview(picture: string | undefined): string | undefined {
    if (!picture) return undefined;
    return this.absolute(pictureSrcSet(picture) ? `${picture}?w=${previewWidth}` : picture);
  }
}
