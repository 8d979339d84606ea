import type { DeleteDialogProps } from '../../../ui/DeleteDialog/DeleteDialog.js';
import type { DependentCounts } from '../../../ui/DeleteDialog/dependentsText.js';

interface Query {
  currentData?: DependentCounts | undefined;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Asked anew whenever the question opens: what hung on it before says nothing. */
export const whileOpen = (open: boolean) => ({ skip: !open, refetchOnMountOrArgChange: true }) as const;

/** What hangs on a thing, as the question about it shows it. */
export const dependentsOf = ({
  currentData,
  isFetching,
  refetch,
}: Query): Pick<DeleteDialogProps, 'dependents' | 'onRetry'> => ({
  dependents: isFetching ? 'loading' : (currentData ?? 'failed'),
  onRetry: () => void refetch(),
});
