import { toast } from 'sonner';
import { constants } from '../../contract/limits.js';

const { limit, success, error, neutral, undo } = constants.toasts;

/** Identifies a toast, so that it can be dismissed or replaced. */
export type ToastId = string | number;

/** A button in a toast, such as Undo. Pressing it dismisses the toast. */
export interface ToastAction {
  /** Label of the button, one word such as "Undo". */
  label: string;
  onRun: () => void;
}

/** Keeps only the newest `limit` toasts; sonner lists the oldest first. */
const keepNewest = (id: ToastId): ToastId => {
  for (const old of toast.getToasts().slice(0, -limit)) toast.dismiss(old.id);
  return id;
};

/** Shows toasts, each for the time that the specification sets. Pass `id` to replace an earlier toast. */
export const notify = {
  success: (message: string, id?: ToastId) => keepNewest(toast.success(message, { duration: success, id })),
  /**
   * Shows a success message with a button that undoes the action. The toast stays longer than others, so that
   * the button can be reached.
   */
  undoable: (message: string, { label, onRun }: ToastAction, id?: ToastId) =>
    keepNewest(toast.success(message, { duration: undo, id, action: { label, onClick: onRun } })),
  error: (message: string, id?: ToastId) => keepNewest(toast.error(message, { duration: error, id })),
  neutral: (message: string, id?: ToastId) => keepNewest(toast(message, { duration: neutral, id })),
  /** Shows a toast that stays until it is dismissed. */
  loading: (message: string, id?: ToastId) => keepNewest(toast.loading(message, { duration: Infinity, id })),
  /** Dismisses the toast with this id, or all toasts without one. */
  dismiss: (id?: ToastId) => {
    toast.dismiss(id);
  },
};
