import type { notify, ToastAction, ToastId } from '../../ui/Toasts/notify.js';

type Notify = typeof notify;

let hand: (arrived: Notify) => void;
const arrived = new Promise<Notify>((resolve) => {
  hand = resolve;
});

/** Connects the toaster once it is on the page; earlier notices are shown then. */
export const toasterIsThere = (arrivedNotify: Notify): void => hand(arrivedNotify);

const say = (speak: (toasts: Notify) => void): void => {
  void arrived.then(speak);
};

/**
 * Shows toasts, whose code loads after the first view. The same `id` (or the same text) replaces an earlier
 * toast.
 */
export const notice = {
  success: (message: string, id?: ToastId) => say((toasts) => toasts.success(message, id)),
  undoable: (message: string, action: ToastAction, id?: ToastId) =>
    say((toasts) => toasts.undoable(message, action, id)),
  neutral: (message: string, id?: ToastId) => say((toasts) => toasts.neutral(message, id ?? message)),
  failure: (message: string, id?: ToastId) => say((toasts) => toasts.error(message, id ?? message)),
  loading: (message: string, id: ToastId) => say((toasts) => toasts.loading(message, id)),
  /** Closes one toast, or all of them without an id. */
  dismiss: (id?: ToastId) => say((toasts) => toasts.dismiss(id)),
};
