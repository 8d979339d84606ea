import type SvgIcon from '@mui/material/SvgIcon';

export interface Command {
  /** One of a kind. */
  key: string;
  label: string;
  /** The heading it stands under: "Screens", "Products". */
  group: string;
  /** Beside it: a shortcut, a price, a unit. */
  hint?: string | undefined;
  icon?: typeof SvgIcon | undefined;
  /** Other words it is found by. */
  words?: string | undefined;
  /** It is an answer to what was typed already: it is shown whatever it is called. */
  found?: boolean | undefined;
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** Commands that have every typed word, those of one group together, in the order they came. */
export const matching = (commands: readonly Command[], typed: string): Command[] => {
  const wanted = plain(typed).split(/\s+/).filter(Boolean);
  const fits = ({ found, label, words = '', group }: Command) => {
    const text = plain(`${label} ${words} ${group}`);
    return found || wanted.every((word) => text.includes(word));
  };
  const groups = [...new Set(commands.map(({ group }) => group))];
  return groups.flatMap((group) => commands.filter((command) => command.group === group && fits(command)));
};
