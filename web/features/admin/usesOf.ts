import type { DeleteDialogProps } from '../../../ui/DeleteDialog/DeleteDialog.js';
import type { Uses } from '../../../ui/DeleteDialog/usesText.js';

interface Query {
  currentData?: Uses | undefined;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Asked anew whenever the question opens: what hung on it before says nothing. */
export const whileOpen = (open: boolean) => ({ skip: !open, refetchOnMountOrArgChange: true }) as const;

/** What hangs on a thing, as the question about it shows it. */
export const usesOf = ({
  currentData,
  isFetching,
  refetch,
}: Query): Pick<DeleteDialogProps, 'uses' | 'onRetry'> => ({
  uses: isFetching ? 'loading' : (currentData ?? 'failed'),
  onRetry: () => void refetch(),
});
