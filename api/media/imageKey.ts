import { mediaPath, imageKey } from '../../contract/links.js';
import { DomainError } from '../common/domainError.js';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

const parse = (image: string, base: string): URL => {
  try {
    return new URL(image, base);
  } catch {
    throw new DomainError('badPicture');
  }
};

/** Tells whether an address belongs to the shop. Without a public address, only loopback addresses do. */
const isOurs = ({ origin, hostname }: URL, publicUrl?: string) =>
  publicUrl ? origin === new URL(publicUrl).origin : loopback.has(hostname);

/**
 * Converts an image address from a client to its stored form: the key of our own image, or an `https:`
 * address as it is. An empty text stays empty.
 * @throws DomainError `badPicture` for anything else
 */
export const keyOf = (image: string, publicUrl?: string): string => {
  if (image === '') return '';
  const url = parse(image, publicUrl ?? 'http://localhost');
  const key = url.pathname.slice(mediaPath.length);
  if (isOurs(url, publicUrl) && url.pathname.startsWith(mediaPath) && imageKey.test(key)) return key;
  if (url.protocol === 'https:' && /^https:/i.test(image)) return image;
  throw new DomainError('badPicture');
};

/**
 * Returns the address that clients get for a stored image key, and any other value as it is: the reverse of
 * `keyOf`.
 */
export const urlOf = (key: string, publicUrl = ''): string =>
  imageKey.test(key) ? `${publicUrl}${mediaPath}${key}` : key;
