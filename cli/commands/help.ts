import type { Command } from 'commander';
import { suggestion } from '../terminal/nearest.js';
import { operatorCommand } from '../terminal/operatorCommand.js';

const namesBelow = ({ commands }: Command): string[] => commands.map((one) => one.name());

const oneBelow = (command: Command, word: string): Command => {
  const found = command.commands.find((one) => one.name() === word || one.aliases().includes(word));
  return (
    found ??
    command.error(`error: unknown command '${word}'${suggestion(word, namesBelow(command))}`, { exitCode: 2 })
  );
};

/** Prints the help for a command of any depth: `tokri help user promote`. */
export const help = (program: Command) =>
  operatorCommand('help')
    .description('show how a command is used')
    .used(['tokri help import', 'one of these'], ['tokri help user promote', 'one of a group'])
    .argument('[command...]', 'its words')
    .action((words: string[]) => words.reduce(oneBelow, program).help());
