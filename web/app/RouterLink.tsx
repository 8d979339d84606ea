import { type ComponentProps, createContext, useContext } from 'react';
import { Link } from 'react-router-dom';

export type RouterLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href?: string };

/**
 * The router state that every `RouterLink` below this provider passes on, for example the path to open after
 * the login.
 */
export const LinkState = createContext<unknown>(undefined);

/**
 * The link component of the theme: renders a router link for a path of the shop and a plain `<a>` for any
 * other address.
 */
export function RouterLink({ href = '', ...link }: RouterLinkProps) {
  const state = useContext(LinkState);
  if (!href.startsWith('/') || href.startsWith('//')) return <a href={href} {...link} />;
  return <Link to={href} state={state} {...link} />;
}
