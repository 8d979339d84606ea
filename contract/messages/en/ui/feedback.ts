export const form = {
  failed: 'That did not work. What you typed is still here: try again.',
  missing: 'Still missing: {fields}',
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
} as const;

export const states = {
  loading: 'Loading',
  notLoaded: 'This could not be loaded',
  notLoadedHint: 'Check your connection, then try again.',
  retry: 'Retry',
} as const;

export const toasts = {
  region: 'Notifications',
} as const;
