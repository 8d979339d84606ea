import { InvalidArgumentError } from 'commander';
import { languageCode, mainLanguage, shopLanguages } from '../../contract/languages.js';
import { type OperatorCommand, operatorCommand, type Speaking } from '../terminal/operatorCommand.js';
import { Terminal } from '../terminal/terminal.js';
import { counted } from '../terminal/words.js';

const languageArgument = (value: string): string => {
  if (languageCode.test(value) && value !== mainLanguage && !shopLanguages.includes(value)) return value;
  throw new InvalidArgumentError('It takes the code of another language than English and Hindi, such as mr.');
};

export const messages = (env: NodeJS.ProcessEnv): OperatorCommand =>
  operatorCommand('messages')
    .description('write the messages of another language into its file, to translate them there')
    .used(
      ['LANGUAGES_DIR=languages tokri messages mr', 'all messages in English, in languages/mr.json'],
      ['tokri messages mr', 'later: adds those that a new version has, and keeps all translations'],
    )
    .argument('<language>', 'its code of two or three letters', languageArgument)
    .endsWith('validation', 'conflict')
    .speaks()
    .action(async (language: string, options: Speaking) => {
      const { writeMessages } = await import('../languages/writeMessages.js');
      const reply = await writeMessages(env.LANGUAGES_DIR, language);
      const lines = `${counted(reply.added, 'message')} in English added to ${reply.file}.`;
      new Terminal(options).reports('messages', reply, lines, 'translate them, then tokri doctor');
    });
