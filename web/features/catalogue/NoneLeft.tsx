import Button from '@mui/material/Button';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.js';
import { useTexts } from '../../../ui/theme/texts.js';

/** A list of which the filters leave nothing. */
export function NoneLeft({ onClear }: { onClear: () => void }) {
  const { search } = useTexts().web;
  return (
    <EmptyState
      drawing="search"
      title={search.noneLeft}
      text={search.noneLeftHint}
      action={
        <Button variant="contained" onClick={onClear}>
          {search.clearFilters}
        </Button>
      }
    />
  );
}
