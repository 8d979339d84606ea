import { routes } from '../../contract/links.js';
import type { Messages } from '../../contract/messages/en.js';
import type { User } from '../../contract/user.js';

export interface AccountLink {
  href: string;
  label: string;
}

/** The fields of a user that the account menus read. */
export type AccountUser = Pick<User, 'name' | 'email' | 'mobile' | 'avatar' | 'role'>;

export const calledOf = ({ name, mobile, email }: AccountUser): string => name || mobile || email;

/** Returns the links that every logged-in user gets by default. */
export const ownLinks = ({ account }: Messages['ui']): AccountLink[] => [
  { href: routes.orders, label: account.orders },
  { href: routes.addresses, label: account.addresses },
  { href: routes.profile, label: account.profile },
  { href: routes.security, label: account.security },
];

/**
 * Returns the links of an account menu: for an admin the dashboard links first, then the links of every user.
 */
export const linksFor = (
  user: AccountUser,
  adminLinks: readonly AccountLink[],
  links: readonly AccountLink[],
): readonly AccountLink[] => (user.role === 'ADMIN' ? [...adminLinks, ...links] : links);
