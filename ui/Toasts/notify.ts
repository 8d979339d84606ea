import { toast } from 'sonner';
import { constants } from '../../contract/limits.js';

const { limit, success, error, neutral, undo } = constants.toasts;

/** Names a toast, so that it can be taken away or replaced. */
export type ToastId = string | number;

/** What can still be done about it, as a button in the toast; pressing it takes the toast away. */
export interface ToastAction {
  /** One word: "Undo". */
  label: string;
  onRun: () => void;
}

/** Only the newest `limit` are kept (S-178); sonner lists the oldest first. */
const keepNewest = (id: ToastId): ToastId => {
  for (const old of toast.getToasts().slice(0, -limit)) toast.dismiss(old.id);
  return id;
};

/** What the shop says in passing, for as long as the specification lets it (S-178). Give `id` to replace an earlier toast. */
export const notify = {
  success: (message: string, id?: ToastId) => keepNewest(toast.success(message, { duration: success, id })),
  /** A success with a way back; it stays long enough to be reached. */
  undoable: (message: string, { label, onRun }: ToastAction, id?: ToastId) =>
    keepNewest(toast.success(message, { duration: undo, id, action: { label, onClick: onRun } })),
  error: (message: string, id?: ToastId) => keepNewest(toast.error(message, { duration: error, id })),
  neutral: (message: string, id?: ToastId) => keepNewest(toast(message, { duration: neutral, id })),
  /** Stays until dismissed. */
  loading: (message: string, id?: ToastId) => keepNewest(toast.loading(message, { duration: Infinity, id })),
  /** One, or all. */
  dismiss: (id?: ToastId) => {
    toast.dismiss(id);
  },
};
