import type { Config } from '../../api/config/config.js';
import { untranslatedIn } from '../../api/config/languagesDir.js';
import { counted } from '../terminal/words.js';
import { type Finding, fine, warning } from './checkResult.js';

/** Checks the languages that the shop adds by files: what they lack, and what has no effect. */
export const checkLanguages = ({ LANGUAGES_DIR: languages = [] }: Config): Finding[] => {
  if (!languages.length) return [fine('The shop speaks English and Hindi.')];
  return languages.flatMap((language) => {
    const { file, code, name, unknown } = language;
    const lacking = untranslatedIn(language);
    const problems = [
      ...(unknown.length
        ? [
            warning(
              `${file} translates ${counted(unknown.length, 'message')} that the shop does not have.`,
              `Correct these keys, or take them out; tokri messages ${code} writes the ones that there are.`,
              unknown,
            ),
          ]
        : []),
      ...(lacking.length
        ? [
            warning(
              `Customers who read ${name} (${code}) see ${counted(lacking.length, 'message')} in English.`,
              `Translate them in ${file}; tokri messages ${code} adds those that it lacks.`,
              lacking,
            ),
          ]
        : []),
    ];
    return problems.length ? problems : [fine(`${name} (${code}) is complete.`)];
  });
};
