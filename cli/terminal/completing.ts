/** Captures what a library prints by `console.log`, in lines. */
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

/** Directives to a shell, in the form that its script reads. */
const [files, noFiles] = [':0', ':4'];

/** Completes the answer for a shell: without matching words it may offer files. */
export const withFiles = (answer: readonly string[]): string[] => {
  const words = answer.filter((line) => line && line !== noFiles);
  return words.length ? [...answer] : [files];
};

/** Corrections of the library's scripts: what is missing, and what replaces it. */
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
 * Corrects a shell's script so that it works in the shell alone. @throws Error when the library's script has
 * changed
 */
export const mended = (shell: string, script: string): string =>
  (mends[shell] ?? []).reduce((text, [lacking, better]) => {
    const next = text.replace(lacking, () => better);
    if (next === text) throw new Error(`the script for ${shell} has no ${String(lacking)}`);
    return next;
  }, script);
