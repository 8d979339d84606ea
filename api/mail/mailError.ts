/** What nodemailer throws. */
export interface MailError {
  name?: unknown;
  code?: unknown;
  responseCode?: number;
  command?: string;
}

/** What failed, by its codes alone: a mail server's words may carry addresses. */
export const reasonOf = (error: unknown): string => {
  const { name, code, responseCode } = error as MailError;
  const parts = [name, code, responseCode].filter(
    (part) => typeof part === 'string' || typeof part === 'number',
  );
  return parts.join(' ') || 'unknown reason';
};
