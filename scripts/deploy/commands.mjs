// Checks that the commands of tokri which files and documents name exist, with their options and arguments.

/** A command begins a line, a code span or a part of a shell line, or follows the folder of the program or npx. */
const call = /(?:^[ \t]*|[`;|&(][ \t]*|\bnpx |\bbin\/)tokri[ \t]+([^\n]*)/gm;

/** One word of a shell line: quoted text, or characters that end neither the word nor the command. */
const word = /[ \t]*((?:"[^"\n]*"|'[^'\n]*'|[^\s"'`;|&<>()#])+)/y;

/** Splits the rest of a line into the words of one command, up to a character that ends the command. */
const wordsOf = (rest) => {
  const words = [];
  word.lastIndex = 0;
  for (let found = word.exec(rest); found; found = word.exec(rest))
    words.push(found[1].replaceAll(/["']/g, ''));
  return words;
};

/** Lists the commands of tokri in a text, as words. */
const commandsIn = (text) =>
  [...text.matchAll(call)].map(([, rest]) => wordsOf(rest)).filter((words) => /^[-a-z]/.test(words[0] ?? ''));

/** Returns the code of a Markdown document: its fenced blocks, and its code spans. */
const codeOf = (markdown) => {
  const blocks = [...markdown.matchAll(/^```\w*\n(.*?)^```/gms)].map(([, code]) => code);
  const spans = [...markdown.replaceAll(/^```.*?^```/gms, '').matchAll(/`([^`\n]+)`/g)].map(
    ([, code]) => code,
  );
  return { blocks: blocks.join('\n'), spans: spans.join('\n') };
};

/** Finds the command that words name, and the words after its name. */
const leafOf = (program, words) => {
  const next = program.commands.find((one) => one.name() === words[0] || one.aliases().includes(words[0]));
  return next ? leafOf(next, words.slice(1)) : { command: program, rest: words };
};

/** A single capital letter stands for a number in a document. */
const filledIn = (words) => words.map((one) => (/^[A-Z]$/.test(one) ? '1' : one));

/** Returns what is wrong with a command, or undefined. @param named whether it may lack arguments */
const findProblem = (program, words, named) => {
  // a command line made anew, since commands keep what they were given
  const { command, rest } = leafOf(program({}), filledIn(words));
  if (command.commands.length && rest[0] && !rest[0].startsWith('-')) return `there is no command ${rest[0]}`;
  command.configureOutput({ writeErr: () => {} }); // the problem is returned
  try {
    const { operands, unknown } = command.parseOptions(rest);
    const odd = unknown.find((one) => !['-h', '--help', '-V', '--version'].includes(one));
    if (odd) return `there is no option ${odd}`;
    const taken = command.registeredArguments;
    const isVariadic = taken.some(({ variadic }) => variadic);
    if (!isVariadic && operands.length > taken.length) return `${operands.at(-1)} is too many`;
    const needed = taken.filter(({ required }) => required).length;
    return !named && operands.length < needed ? `${taken[operands.length].name()} is missing` : undefined;
  } catch (error) {
    return error.message;
  }
};

/** The problems found before, by the words of the command: texts repeat them, and making a command line takes long. */
const knownProblems = new WeakMap();

/** Returns what `findProblem` does, from the known problems if possible. */
const problemOf = (program, words, named) => {
  if (!knownProblems.has(program)) knownProblems.set(program, new Map());
  const known = knownProblems.get(program);
  const key = JSON.stringify([words, named]);
  if (!known.has(key)) known.set(key, findProblem(program, words, named));
  return known.get(key);
};

/**
 * Returns what is wrong with the commands of tokri in a text.
 * @param program makes the command line for an environment
 */
export const commandProblems = (program, text, { named = false } = {}) =>
  commandsIn(text).flatMap((words) => {
    const problem = problemOf(program, words, named);
    return problem ? [`tokri ${words.join(' ')}: ${problem}`] : [];
  });

/** Returns what is wrong with the commands of tokri in a Markdown document, whose prose may name a command alone. */
export const documentProblems = (program, markdown) => {
  const { blocks, spans } = codeOf(markdown);
  return [...commandProblems(program, blocks), ...commandProblems(program, spans, { named: true })];
};

/** Returns what is wrong with the commands of lines that each have to run one. */
export const lineProblems = (program, lines) =>
  lines.flatMap((line) =>
    commandsIn(line).length ? commandProblems(program, line) : [`${line}: runs no command of tokri`],
  );

/**
 * Returns the command of a container as one line.
 * @param image words that the image runs where the container names no program
 */
export const lineOf = ({ entrypoint, args = [] }, image) => [entrypoint ?? image, args].flat().join(' ');
