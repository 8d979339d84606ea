import { type ComponentProps, createContext, useContext } from 'react';
import { Link } from 'react-router-dom';

export type RouterLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href?: string };

/** The router state that every link inside passes on, as the login steps need it. */
export const LinkState = createContext<unknown>(undefined);

/** Renders every link of the theme: through the router inside the shop, as a plain link elsewhere. */
export function RouterLink({ href = '', ...link }: RouterLinkProps) {
  const state = useContext(LinkState);
  if (!href.startsWith('/') || href.startsWith('//')) return <a href={href} {...link} />;
  return <Link to={href} state={state} {...link} />;
}
