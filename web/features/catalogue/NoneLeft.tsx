import { EmptyState } from '../../../ui/EmptyState/EmptyState.js';
import { useMessages } from '../../../ui/theme/messages.js';

/** Renders the message of a list that is empty because of its filters, with a button that clears the filters. */
export function NoneLeft({ onClear }: { onClear: () => void }) {
  const { search } = useMessages().web;
  return (
    <EmptyState
      drawing="search"
      title={search.noneLeft}
      text={search.noneLeftHint}
      buttonProps={{ onClick: onClear, children: search.clearFilters }}
    />
  );
}
