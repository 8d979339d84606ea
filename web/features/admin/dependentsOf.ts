import type { DeleteDialogProps } from '../../../ui/DeleteDialog/DeleteDialog.js';
import type { DependentCounts } from '../../../ui/DeleteDialog/dependentsText.js';

interface Query {
  currentData?: DependentCounts | undefined;
  isFetching: boolean;
  refetch: () => unknown;
}

/**
 * Returns the query options that load the dependents of an entry (such as a category's products) each time
 * the delete dialog opens, because older counts may be wrong.
 */
export const whileOpen = (open: boolean) => ({ skip: !open, refetchOnMountOrArgChange: true }) as const;

/** Returns the counts of an entry's dependents, such as a category's products, as props of the delete dialog. */
export const dependentsOf = ({
  currentData,
  isFetching,
  refetch,
}: Query): Pick<DeleteDialogProps, 'dependents' | 'onRetry'> => ({
  dependents: isFetching ? 'loading' : (currentData ?? 'failed'),
  onRetry: () => void refetch(),
});
