import { type Config, issueLine, type SettingIssue } from '../../api/config/config.js';
import { counted } from '../terminal/words.js';
import { fault, fine, type Finding, warning } from './checkResult.js';

/** Lists settings that a production shop should have but can open without. */
const productionAdvice = (config: Config): string[] => [
  ...(config.PUBLIC_URL ? [] : ['PUBLIC_URL: links in mails and to images need the address of the shop']),
  ...(config.PUBLIC_URL?.startsWith('http:')
    ? ['PUBLIC_URL: begins with http, and passwords pass: use https']
    : []),
  ...(config.MONGODB_URI ? [] : ['MONGODB_URI: the embedded database is for trials and small shops']),
  ...(['SHOP_LEGAL_NAME', 'SHOP_ADDRESS', 'SHOP_GRIEVANCE_CONTACT'] as const)
    .filter((name) => !config[name])
    .map((name) => `${name}: the law wants a shop to say so`),
  ...(config.SHOP_EMAIL || config.SHOP_PHONE
    ? []
    : ['SHOP_EMAIL: customers need it, or SHOP_PHONE, to reach the shop']),
];

/** Checks the settings, and in production whether recommended ones are missing. */
export const checkConfiguration = (config: Config, settingIssues: readonly SettingIssue[]): Finding => {
  if (settingIssues.length)
    return fault(
      `The configuration has ${counted(settingIssues.length, 'problem')}; the shop does not start.`,
      'Correct these settings in the environment; .env.example lists all of them.',
      settingIssues.map(issueLine),
    );
  const unknown = config.MESSAGES_FILE?.unknown ?? [];
  if (unknown.length)
    return warning(
      `MESSAGES_FILE replaces ${counted(unknown.length, 'message')} that the shop does not have.`,
      'Correct these keys, or take them out; contract/messages/en lists all of them.',
      unknown,
    );
  const wanting = config.production ? productionAdvice(config) : [];
  if (wanting.length)
    return warning(
      `The configuration is valid; for production ${counted(wanting.length, 'setting')} should be reviewed.`,
      'Set them in the environment; .env.example lists all of them.',
      wanting,
    );
  return fine(`The configuration is valid (${config.NODE_ENV}).`);
};
