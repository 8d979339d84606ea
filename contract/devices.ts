/** The operating systems that a device may be named by; other names are neither stored nor sent. */
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

/** Returns undefined for an unknown system. */
export const deviceKind = (system: string): DeviceKind | undefined => known[system];
