import { useLocation } from 'react-router-dom';
import { AuthCard, type AuthCardProps } from '../../../ui/AuthCard/AuthCard.js';
import { LinkState } from '../../app/RouterLink.js';
import { ScreenTitle } from '../../app/ScreenTitle.js';

/**
 * Renders the frame of a login step, such as the login or the registration; its links pass on the path to
 * open after the login.
 */
export function AuthFrame(card: AuthCardProps) {
  const { state } = useLocation();
  return (
    <LinkState value={state}>
      <ScreenTitle>{card.title}</ScreenTitle>
      <AuthCard {...card} />
    </LinkState>
  );
}
