export const account = {
  menu: 'My account',
  account: 'Account',
  admin: '(Admin)',
  profile: 'Profile',
  orders: 'My Orders',
  addresses: 'Save Address',
  security: 'Security',
  logOut: 'Log Out',
} as const;

/** Messages for account deletion. */
export const leaving = {
  title: 'Delete my account',
  goes: 'Your name, email, mobile, photo, addresses, cart and lists are deleted at once, and all devices are logged out. This can’t be undone.',
  stays:
    'Your past orders are kept without your name, as tax law requires: number, date, items, amounts and payment, with state and PIN code.',
  password: 'Your password',
  keep: 'Keep my account',
  confirm: 'Delete permanently',
  openOrders: 'These orders are not finished yet. Wait until they arrive, or cancel them:',
} as const;

export const profile = {
  title: 'Profile',
  mobile: 'Mobile',
  emailHint: 'A new email applies at once and logs out your other devices',
  edit: 'Edit',
  editImage: 'Edit profile photo',
  imageTitle: 'Profile photo',
  imageRules: 'JPEG, PNG, WebP or AVIF of up to 5 MB',
  chooseImage: 'Choose a photo',
  otherImage: 'Choose another photo',
  upload: 'Upload',
  uploading: 'Uploading photo',
  preview: 'Preview of your photo',
  notAnImage: 'This file is not a photo. Choose a JPEG, PNG, WebP or AVIF',
  imageTooLarge: 'This photo is larger than 5 MB. Choose a smaller one',
} as const;

/** Messages for the list of logins. */
export const sessions = {
  title: 'Where you’re logged in',
  loading: 'Loading your devices',
  device: '{browser} on {system}',
  unknownDevice: 'Unknown device',
  thisDevice: 'This device',
  inUse: 'In use now',
  lastUsed: 'Last used {when}',
  lastUsedNow: 'Last used just now',
  loggedIn: 'Logged in {date}',
  logOut: 'Log out',
  logOutNamed: 'Log out {device}',
  notLoggedOut: 'Couldn’t log out this device. Try again.',
  hint: 'Don’t recognise a device? Log it out and change your password.',
  onlyThisDevice: 'You’re only logged in on this device.',
  logOutOthers: 'Log out everywhere else',
  logOutOthersTitle: 'Log out everywhere else?',
  logOutOthersText: 'You’ll have to log in again on all other devices.',
  othersNotLoggedOut: 'Couldn’t log out the other devices. Try again.',
} as const;
