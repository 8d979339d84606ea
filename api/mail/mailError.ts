/** The fields of a nodemailer error that the shop reads. */
export interface MailError {
  name?: unknown;
  code?: unknown;
  responseCode?: number;
  command?: string;
}

/** Describes an error by its codes alone: a mail server's text may contain addresses. */
export const reasonOf = (error: unknown): string => {
  const { name, code, responseCode } = error as MailError;
  const parts = [name, code, responseCode].filter(
    (part) => typeof part === 'string' || typeof part === 'number',
  );
  return parts.join(' ') || 'unknown reason';
};
