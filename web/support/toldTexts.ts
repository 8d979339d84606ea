import { toasterIsThere } from '../app/notices.js';

let texts: string[] = [];
const say = (text: string) => texts.push(text);

/**
 * Returns the texts of the toasts that are requested from now on. The toaster is connected once for all test files of a
 * thread, because notices wait for the first one only.
 */
export const toldTexts = async (): Promise<readonly string[]> => {
  toasterIsThere({
    success: say,
    undoable: say,
    neutral: say,
    error: say,
    loading: say,
    dismiss: () => undefined,
  });
  await new Promise(setImmediate); // toasts of earlier tests
  texts = [];
  return texts;
};
