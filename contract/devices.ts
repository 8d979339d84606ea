/** The operating systems that a login is shown with. The names of other systems are neither stored nor sent. */
const kinds = {
  Android: 'phone',
  iOS: 'phone',
  KaiOS: 'phone',
  Windows: 'computer',
  macOS: 'computer',
  ChromeOS: 'computer',
  Linux: 'computer',
} as const;

export type System = keyof typeof kinds;
export type DeviceKind = (typeof kinds)[System];

const known: Readonly<Partial<Record<string, DeviceKind>>> = kinds;

/** Returns whether an operating system is that of a phone or a computer; undefined for an unknown one. */
export const deviceKind = (system: string): DeviceKind | undefined => known[system];
