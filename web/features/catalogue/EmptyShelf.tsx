import { EmptyState } from '../../../ui/EmptyState/EmptyState.js';
import { useTexts } from '../../../ui/theme/texts.js';

/** A shelf with nothing on it. */
export function EmptyShelf() {
  const { listing } = useTexts().web;
  return <EmptyState title={listing.empty} text={listing.emptyHint} />;
}
