import type { notify, ToastAction, ToastId } from '../../ui/Toasts/notify.js';

type Notify = typeof notify;

let hand: (arrived: Notify) => void;
const arrived = new Promise<Notify>((resolve) => {
  hand = resolve;
});

/** Connects the toaster once it is on the page; toasts that were requested earlier are shown then. */
export const toasterIsThere = (arrivedNotify: Notify): void => hand(arrivedNotify);

let give: () => void;
/** Resolves when a toast is requested for the first time. */
export const noticeGiven = new Promise<void>((resolve) => {
  give = resolve;
});

const say = (speak: (toasts: Notify) => void): void => {
  give();
  void arrived.then(speak);
};

/**
 * Shows toasts; they appear once the toaster's code has loaded, after the first view. A toast replaces an
 * earlier one with the same `id`; neutral and failure toasts use their text as `id` by default.
 */
export const notice = {
  success: (message: string, id?: ToastId) => say((toasts) => toasts.success(message, id)),
  undoable: (message: string, action: ToastAction, id?: ToastId) =>
    say((toasts) => toasts.undoable(message, action, id)),
  neutral: (message: string, id?: ToastId) => say((toasts) => toasts.neutral(message, id ?? message)),
  failure: (message: string, id?: ToastId) => say((toasts) => toasts.error(message, id ?? message)),
  loading: (message: string, id: ToastId) => say((toasts) => toasts.loading(message, id)),
  /** Closes the toast with this id, or all toasts if no id is given. */
  dismiss: (id?: ToastId) => say((toasts) => toasts.dismiss(id)),
};
