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

/** Whether an address of this origin is the shop's own; without a public address it is reached over loopback only. */
const isOurs = ({ origin, hostname }: URL, publicUrl?: string) =>
  publicUrl ? origin === new URL(publicUrl).origin : loopback.has(hostname);

/**
 * What is stored for a picture that a client names: the key of ours, or an `https:` address as it is; nothing stays nothing.
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

/** The reverse: what clients are sent. */
export const urlOf = (key: string, publicUrl = ''): string =>
  imageKey.test(key) ? `${publicUrl}${mediaPath}${key}` : key;
