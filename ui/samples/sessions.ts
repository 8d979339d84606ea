import type { Session } from '../../contract/session.js';

/** Time when the sample sessions were loaded, in ms since 1970. */
export const sessionsReadAt = Date.parse('2026-11-21T10:30:00.000Z');

const idOf = (number: number) => number.toString(36).padStart(22, '0');

export const ownSession: Session = {
  _id: idOf(1),
  browser: 'Chrome',
  system: 'Android',
  createdAt: '2026-11-21T04:10:00.000Z',
  lastUsedAt: '2026-11-21T10:28:00.000Z',
  current: true,
};

export const deskSession: Session = {
  _id: idOf(2),
  browser: 'Firefox',
  system: 'Windows',
  createdAt: '2026-11-14T13:00:00.000Z',
  lastUsedAt: '2026-11-21T10:25:00.000Z',
  current: false,
};

/** The session with the longest device name. */
export const longSession: Session = {
  _id: idOf(3),
  browser: 'Samsung Internet',
  system: 'Android',
  createdAt: '2026-10-30T13:00:00.000Z',
  lastUsedAt: '2026-11-20T09:00:00.000Z',
  current: false,
};

/** A session from the time before browser and system were stored. */
export const oldSession: Session = {
  _id: idOf(4),
  browser: '',
  system: '',
  createdAt: null,
  lastUsedAt: '2026-11-02T06:00:00.000Z',
  current: false,
};

export const sampleSessions: readonly Session[] = [ownSession, deskSession, longSession, oldSession];
