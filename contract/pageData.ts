/** The cookie with the language that the visitor chose, by its code: `hi`. The server renders pages in it. */
export const languageCookieName = 'language';

/** The id of the inert script in a rendered page that hands its data over to the browser. */
export const pageDataId = 'page-data';

/** The id of a rendered page's style element for the classes of its elements. */
export const servedClassesId = 'served-classes';

/** What the storefront's code exports for rendering pages on the server. */
export interface PageRenderer {
  renderPage: (
    page: PageRequest,
    answer: (id: string, body: unknown) => Promise<unknown>,
  ) => Promise<RenderedPage>;
  overrideMessages: (overrides: object, further: readonly RenderedLanguage[]) => Promise<void>;
}

/** A language that the shop adds by a file, with the messages of its pages. */
export interface RenderedLanguage {
  code: string;
  name: string;
  messages: object;
}

/** A public page to render. */
export interface PageRequest {
  /** Path and query. */
  link: string;
  /** A code, such as `en` or `hi`. */
  language: string;
}

/** A rendered page. */
export interface RenderedPage {
  /** The content of `#root`. */
  body: string;
  /** The text of the title, as HTML. */
  title: string;
  /** The style elements that the page needs before its scripts run: their attributes as HTML, and their CSS. */
  styles: { attributes: string; css: string }[];
  /** The cached replies, which the browser reads in place of asking for them. */
  data: object;
}
