import { EmptyState } from '../../../ui/EmptyState/EmptyState.js';
import { useMessages } from '../../../ui/theme/messages.js';

export function EmptyCategory() {
  const { listing } = useMessages().web;
  return <EmptyState title={listing.empty} text={listing.emptyHint} />;
}
