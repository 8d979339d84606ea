/** What a library prints by `console.log`, in lines. */
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

/** Directives to a shell, as its script reads them. */
const [files, noFiles] = [':0', ':4'];

/** What a shell is answered: where no word fits, it may offer files. */
export const withFiles = (answer: readonly string[]): string[] => {
  const words = answer.filter((line) => line && line !== noFiles);
  return words.length ? [...answer] : [files];
};

/** What a script of the library lacks, and what stands there instead. */
const mends: Readonly<Record<string, readonly (readonly [lacking: string | RegExp, mended: string])[]>> = {
  bash: [
    [/^readonly /gm, ''], // it is read again by each ~/.bashrc
    ['    _get_comp_words_by_ref -n "=:" cur prev words cword', '    cur=${COMP_WORDS[COMP_CWORD]}'],
    // What was typed is passed on, and not carried out; what stands behind the cursor is left away.
    ['${words[@]:1}"', '$(printf \'%q \' "${COMP_WORDS[@]:1:COMP_CWORD-1}" "$cur")"'],
    [/ *# Add an empty parameter[^\n]*\n[^\n]*\n[^\n]*\n *fi\n/, ''],
    ['complete -F', 'complete -o default -F'],
  ],
};

/** A shell's script as it works in the shell alone. @throws Error where the library has another one by now */
export const mended = (shell: string, script: string): string =>
  (mends[shell] ?? []).reduce((text, [lacking, better]) => {
    const next = text.replace(lacking, () => better);
    if (next === text) throw new Error(`the script for ${shell} has no ${String(lacking)}`);
    return next;
  }, script);
