import { routes } from '../../contract/links.js';
import type { PageMessages } from '../../contract/messages/page/en.js';
import type { AccountUser } from './AccountHead.js';

export interface AccountLink {
  href: string;
  label: string;
}

/** Returns the links that every logged-in user gets by default. */
export const ownLinks = ({
  account,
  saved,
  site,
}: Pick<PageMessages['ui'], 'account' | 'saved' | 'site'>): AccountLink[] => [
  { href: routes.orders, label: account.orders },
  { href: routes.favourites, label: saved.title },
  { href: routes.addresses, label: account.addresses },
  { href: routes.profile, label: account.profile },
  { href: routes.security, label: account.security },
  { href: routes.help, label: site.pages.help },
];

/** Returns the links of an account menu: for an admin the dashboard links first, then the links of every user. */
export const linksFor = (
  user: AccountUser,
  adminLinks: readonly AccountLink[],
  links: readonly AccountLink[],
): readonly AccountLink[] => (user.role === 'ADMIN' ? [...adminLinks, ...links] : links);
