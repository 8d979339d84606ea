/** Systems that a device is told by, with what it looks like: other names are neither stored nor sent. */
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

/** Undefined where the system is not known. */
export const deviceKind = (system: string): DeviceKind | undefined => known[system];
