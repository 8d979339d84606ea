import { useLocation } from 'react-router-dom';
import { AuthCard, type AuthCardProps } from '../../../ui/AuthCard/AuthCard.js';
import { LinkState } from '../../app/RouterLink.js';
import { ScreenTitle } from '../../app/ScreenTitle.js';

/** A step of logging in: its links keep in mind where one was going. */
export function AuthFrame(card: AuthCardProps) {
  const { state } = useLocation();
  return (
    <LinkState value={state}>
      <ScreenTitle>{card.title}</ScreenTitle>
      <AuthCard {...card} />
    </LinkState>
  );
}
