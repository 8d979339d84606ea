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

/** Before an account is deleted. */
export const leaving = {
  title: 'Delete my account',
  goes: 'Your name, email, mobile, picture, addresses and cart are deleted at once, and every device is logged out. Nobody can bring them back.',
  stays:
    'Your past orders stay without your name, as tax law requires: their number, day, items, amounts and payment, with state and PIN code.',
  password: 'Your password',
  keep: 'Keep my account',
  confirm: 'Delete for good',
  openOrders: 'These orders are not finished yet. Wait until they arrive, or cancel them:',
} as const;

export const profile = {
  title: 'Profile',
  mobile: 'Mobile',
  emailHint: 'A new email takes effect at once and signs out your other devices',
  edit: 'Edit',
  editImage: 'Edit profile picture',
  imageTitle: 'Profile picture',
  imageRules: 'JPEG, PNG, WebP or AVIF of up to 5 MB',
  chooseImage: 'Choose a picture',
  otherImage: 'Choose another picture',
  upload: 'Upload',
  uploading: 'Uploading picture',
  preview: 'Preview of your picture',
  notAnImage: 'This file is not a picture: choose a JPEG, PNG, WebP or AVIF',
  imageTooLarge: 'This picture is larger than 5 MB: choose a smaller one',
} as const;

/** Where one is logged in. */
export const sessions = {
  title: 'Where you are logged in',
  loading: 'Loading where you are logged in',
  device: '{browser} on {system}',
  unknownDevice: 'Unknown device',
  thisDevice: 'This device',
  inUse: 'In use now',
  lastUsed: 'Last used {when}',
  lastUsedNow: 'Last used just now',
  loggedIn: 'Logged in {date}',
  logOut: 'Log out',
  logOutNamed: 'Log out {device}',
  notLoggedOut: 'This device could not be logged out. Try again.',
  hint: 'Log out what you do not know or no longer use, then change your password.',
  onlyThisDevice: 'You are logged in on this device only.',
  logOutOthers: 'Log out everywhere else',
  logOutOthersTitle: 'Log out everywhere else ?',
  logOutOthersText: 'All devices but this one have to log in again.',
  othersNotLoggedOut: 'The other devices could not be logged out. Try again.',
} as const;
