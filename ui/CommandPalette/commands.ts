import type SvgIcon from '@mui/material/SvgIcon';

export interface Command {
  /** Unique key of the command. */
  key: string;
  label: string;
  /** Heading of the group: "Pages", "Products". */
  group: string;
  /** Text at the end of the command's line: a shortcut, a price, a unit. */
  hint?: string | undefined;
  icon?: typeof SvgIcon | undefined;
  /** Further words, besides the label, by which a search finds the command. */
  words?: string | undefined;
  /** Marks a search result of the parent, which is shown even if its label does not match the typed text. */
  found?: boolean | undefined;
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/**
 * Returns the commands marked as `found`, and those that contain every typed word. They are grouped by
 * heading and otherwise keep their order.
 */
export const matching = (commands: readonly Command[], typed: string): Command[] => {
  const wanted = plain(typed).split(/\s+/).filter(Boolean);
  const fits = ({ found, label, words = '', group }: Command) => {
    const text = plain(`${label} ${words} ${group}`);
    return found || wanted.every((word) => text.includes(word));
  };
  const groups = [...new Set(commands.map(({ group }) => group))];
  return groups.flatMap((group) => commands.filter((command) => command.group === group && fits(command)));
};
