import type { Config } from '../../api/config/config.js';
import { reasonOf } from '../../api/mail/mailError.js';
import { outboxFolder } from '../../api/mail/outboxFolder.js';
import { verifySmtp, whereMailsGo } from '../../api/mail/smtp.js';
import { errorOfRedis, whereIs } from '../../api/rateLimits/redisServer.js';
import { fault, fine, type Finding, warning } from './checkResult.js';

/** Checks the mail server, if one is set. */
export const checkMail = async (config: Config): Promise<Finding> => {
  const { SMTP_URL, production } = config;
  if (!SMTP_URL) {
    const says = `No mail server is set: mails stay in ${outboxFolder(config)}.`;
    if (!production) return fine(says);
    return warning(
      says,
      'Set SMTP_URL and MAIL_FROM, or customers get no codes and no word of their orders.',
    );
  }
  const where = whereMailsGo(SMTP_URL);
  try {
    await verifySmtp(SMTP_URL);
    return fine(`The mail server ${where} takes mails.`);
  } catch (error) {
    return fault(
      `The mail server ${where} takes no mails (${reasonOf(error)}).`,
      'See that it runs and can be reached from here, and check name and password in SMTP_URL. Mails wait up to a day.',
    );
  }
};

/** Checks the Redis server of the rate limits, if one is set. */
export const checkRedis = async ({ REDIS_URL }: Config): Promise<Finding[]> => {
  if (!REDIS_URL) return [];
  const where = whereIs(REDIS_URL);
  const reason = await errorOfRedis(REDIS_URL);
  if (!reason) return [fine(`Redis at ${where} counts rate limits.`)];
  const says = `Redis at ${where} is away (${reason}): rate limits are counted in MongoDB.`;
  return [warning(says, 'See that it runs, has memory left, and takes the name and password in REDIS_URL.')];
};
