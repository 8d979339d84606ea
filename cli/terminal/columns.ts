import { plain } from './plain.js';
import { counted } from './words.js';

/** A column of a list. Numbers are aligned right; when the terminal is too narrow, columns with `yields` are cut. */
export interface TerminalColumn {
  title: string;
  numeric?: boolean;
  yields?: boolean;
}

const gap = 2;
/** The minimum width in characters of a column with `yields`. */
const least = 8;
/** The width in characters when there is no terminal, or the terminal does not report its width. */
const usualWidth = 80;

const { segment } = ((segmenter) => ({ segment: (text: string) => [...segmenter.segment(text)] }))(
  new Intl.Segmenter(),
);

/** Returns the width of a text in characters. A letter with its accents or vowel signs counts as one. */
const widthOf = (text: string): number => segment(text).length;

const cut = (text: string, width: number): string => {
  const signs = segment(text);
  if (signs.length <= width) return text;
  const kept = signs.slice(0, width - 1).map((one) => one.segment);
  return `${kept.join('').trimEnd()}…`;
};

const fitted = (columns: readonly TerminalColumn[], widths: readonly number[], room: number): number[] => {
  const fit = [...widths];
  const total = () => fit.reduce((sum, width) => sum + width + gap, -gap);
  while (total() > room) {
    const widest = columns
      .map((_, at) => at)
      .filter((at) => columns[at]?.yields && (fit[at] ?? 0) > least)
      .sort((one, other) => (fit[other] ?? 0) - (fit[one] ?? 0))[0];
    if (widest === undefined) break;
    fit[widest] = (fit[widest] ?? 0) - 1;
  }
  return fit;
};

/** Formats rows as a table with column titles, if possible no wider than the terminal. */
export const inColumns = (
  columns: readonly TerminalColumn[],
  rows: readonly (readonly string[])[],
  room = process.stdout.columns || usualWidth,
): string[] => {
  const shown = rows.map((row) => row.map(plain));
  const widths = columns.map(({ title }, at) =>
    Math.max(widthOf(title), ...shown.map((row) => widthOf(row[at] ?? ''))),
  );
  const fit = fitted(columns, widths, room);
  const line = (cells: readonly string[]) =>
    columns
      .map(({ numeric }, at) => {
        const width = fit[at] ?? 0;
        const text = cut(cells[at] ?? '', width);
        const space = ' '.repeat(width - widthOf(text));
        return numeric ? space + text : text + space;
      })
      .join(' '.repeat(gap))
      .trimEnd();
  return [line(columns.map(({ title }) => title)), ...shown.map(line)];
};

/** Returns a line that says which page of a list was shown; empty when the whole list was shown. */
export const pageLine = (
  { page, limit, total }: { page: number; limit: number; total: number },
  shown: number,
): string[] => {
  if (shown === total) return [];
  const first = (page - 1) * limit + 1;
  const more = page * limit < total ? `; --page ${page + 1} shows the next` : '';
  return shown
    ? [`${first} to ${first + shown - 1} of ${total}${more}`]
    : [`There is no page ${page}: all ${total} are on ${counted(Math.ceil(total / limit), 'page')}.`];
};
