import type { Command } from 'commander';
import { operatorCommand } from '../frame/operatorCommand.js';

const oneBelow = (command: Command, word: string): Command => {
  const found = command.commands.find((one) => one.name() === word || one.aliases().includes(word));
  return found ?? command.error(`error: unknown command '${word}'`, { exitCode: 2 });
};

/** Help for a command by its words, however deep it lies: `tokri help user promote`. */
export const help = (program: Command) =>
  operatorCommand('help')
    .description('show how a command is used')
    .used(['tokri help import', 'one of these'], ['tokri help user promote', 'one of a group'])
    .argument('[command...]', 'its words')
    .action((words: string[]) => words.reduce(oneBelow, program).help());
