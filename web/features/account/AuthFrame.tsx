import { useLocation } from 'react-router-dom';
import { AuthCard, type AuthCardProps } from '../../../ui/AuthCard/AuthCard.js';
import { LinkState } from '../../app/RouterLink.js';
import { ScreenTitle } from '../../app/ScreenTitle.js';

/** Renders a login step; its links keep the return path. */
export function AuthFrame(card: AuthCardProps) {
  const { state } = useLocation();
  return (
    <LinkState value={state}>
      <ScreenTitle>{card.title}</ScreenTitle>
      <AuthCard {...card} />
    </LinkState>
  );
}
