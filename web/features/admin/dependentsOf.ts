import type { DeleteDialogProps } from '../../../ui/DeleteDialog/DeleteDialog.js';
import type { DependentCounts } from '../../../ui/DeleteDialog/dependentsText.js';

interface Query {
  currentData?: DependentCounts | undefined;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Loads the dependents each time the dialog opens, because older counts may be wrong. */
export const whileOpen = (open: boolean) => ({ skip: !open, refetchOnMountOrArgChange: true }) as const;

/** Returns the dependents for the delete dialog. */
export const dependentsOf = ({
  currentData,
  isFetching,
  refetch,
}: Query): Pick<DeleteDialogProps, 'dependents' | 'onRetry'> => ({
  dependents: isFetching ? 'loading' : (currentData ?? 'failed'),
  onRetry: () => void refetch(),
});
