/** Runs some work and returns the lines that it would print with `console.log`. */
export const printedBy = async (work: () => unknown): Promise<string[]> => {
  const { log } = console;
  const lines: string[] = [];
  console.log = (line: unknown) => void lines.push(...String(line).split('\n'));
  try {
    await work();
  } finally {
    console.log = log;
  }
  return lines;
};

/** The last line of a completion tells the shell whether to offer file names too: `:0` yes, `:4` no. */
const [files, noFiles] = [':0', ':4'];

/** Returns the completion to print for a shell. If no word matches, it lets the shell offer file names. */
export const withFiles = (answer: readonly string[]): string[] => {
  const words = answer.filter((line) => line && line !== noFiles);
  return words.length ? [...answer] : [files];
};

/** Corrections of the library's completion scripts, by shell: the text to replace, and its replacement. */
const mends: Readonly<Record<string, readonly (readonly [lacking: string | RegExp, mended: string])[]>> = {
  bash: [
    [/^readonly /gm, ''], // each ~/.bashrc reads the script again
    ['    _get_comp_words_by_ref -n "=:" cur prev words cword', '    cur=${COMP_WORDS[COMP_CWORD]}'],
    // quotes the typed words instead of running them, and drops the words after the cursor
    ['${words[@]:1}"', '$(printf \'%q \' "${COMP_WORDS[@]:1:COMP_CWORD-1}" "$cur")"'],
    [/ *# Add an empty parameter[^\n]*\n[^\n]*\n[^\n]*\n *fi\n/, ''],
    ['complete -F', 'complete -o default -F'],
  ],
};

/**
 * Corrects the library's completion script for a shell, so that it needs nothing besides the shell.
 * @throws Error when a text to replace is missing, because the library's script has changed
 */
export const mended = (shell: string, script: string): string =>
  (mends[shell] ?? []).reduce((text, [lacking, better]) => {
    const next = text.replace(lacking, () => better);
    if (next === text) throw new Error(`the script for ${shell} has no ${String(lacking)}`);
    return next;
  }, script);
