import { words } from './language/locale.js';
import { notice } from './notices.js';

const isAborted = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/**
 * Shares a text or a link with another app, or copies it where the browser cannot share.
 * @param copied the notice after it was copied
 */
export const handOver = async (
  content: { text: string } | { url: string },
  copied: string,
): Promise<void> => {
  const { notCopied } = words().web.orderPages;
  // missing in some browsers, and over plain http
  const { share, clipboard } = navigator as Partial<Navigator>;
  try {
    if (share) {
      await share.call(navigator, content);
      return;
    }
  } catch (error) {
    if (isAborted(error)) return; // otherwise there may be no app to share with
  }
  const copy =
    clipboard?.writeText('url' in content ? content.url : content.text) ?? Promise.reject(new Error());
  await copy.then(
    () => notice.success(copied),
    () => notice.failure(notCopied),
  );
};
