export const form = {
  failed: 'Something went wrong. Your entries are still here, so try again.',
  missing: 'Still missing: {fields}',
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
} as const;

export const states = {
  loading: 'Loading',
  notLoaded: 'Couldn’t load this',
  notLoadedHint: 'Try again. If that doesn’t help, check your connection.',
  retry: 'Retry',
} as const;

export const toasts = {
  region: 'Notifications',
} as const;
