import { routes } from '../../contract/links.js';
import type { Messages } from '../../contract/messages/en.js';
import type { User } from '../../contract/user.js';

export interface AccountLink {
  href: string;
  label: string;
}

/** What the menus read of a user. */
export type AccountUser = Pick<User, 'name' | 'email' | 'mobile' | 'avatar' | 'role'>;

/** The name, else the mobile number (S-034), else the email. */
export const calledOf = ({ name, mobile, email }: AccountUser): string => name || mobile || email;

/** This shop's links of everyone who is logged in (S-036). */
export const ownLinks = ({ account }: Messages['ui']): AccountLink[] => [
  { href: routes.orders, label: account.orders },
  { href: routes.addresses, label: account.addresses },
  { href: routes.profile, label: account.profile },
  { href: routes.security, label: account.security },
];

/** An admin's own links, then everybody's (S-035). */
export const linksFor = (
  user: AccountUser,
  adminLinks: readonly AccountLink[],
  links: readonly AccountLink[],
): readonly AccountLink[] => (user.role === 'ADMIN' ? [...adminLinks, ...links] : links);
