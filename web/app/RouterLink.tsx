import { type ComponentProps, createContext, useContext } from 'react';
import { Link } from 'react-router-dom';

export type RouterLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href?: string };

/** What every link inside hands on through the router, as the steps of logging in do. */
export const LinkState = createContext<unknown>(undefined);

/** What draws every link of the theme: the shop's own without loading the page anew, others as they are. */
export function RouterLink({ href = '', ...link }: RouterLinkProps) {
  const state = useContext(LinkState);
  if (!href.startsWith('/') || href.startsWith('//')) return <a href={href} {...link} />;
  return <Link to={href} state={state} {...link} />;
}
