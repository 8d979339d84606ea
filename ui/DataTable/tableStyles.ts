import { keyframes, type Theme } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { Styles } from '../theme/styles.js';
import { radius, target } from '../theme/tokens.js';
import { tabularNumbers } from '../theme/typography.js';

export type Density = 'compact' | 'comfortable';
/** Container width below which rows become cards; `xs` means never. */
export type CardsBelow = 'xs' | 'sm' | 'md' | 'lg';

const rowHeight: Record<Density, number> = { compact: target.medium, comfortable: target.large + 8 };

/** Styles the table: thin lines between rows, digits of equal width, a sticky header. */
const ledger = (density: Density): Styles => ({
  ...tabularNumbers,
  borderCollapse: 'separate',
  '& th, & td': { py: 0.5, px: 1.5, height: rowHeight[density], borderColor: 'divider' },
  '& .MuiTableCell-paddingCheckbox': { py: 0 },
  // the first cell of a row; Emotion warns about `:first-child`, which can be a style tag after server
  // rendering
  '& tr > :not(* + *)': { pl: 2 },
  '& tr > :last-child': { pr: 2 },
  '& thead th': {
    position: 'sticky',
    top: 'var(--tokri-bar, 0px)',
    zIndex: 'raised',
    bgcolor: 'background.paper',
    color: 'text.secondary',
    typography: 'overline',
    whiteSpace: 'nowrap',
  },
  '& thead th:not(* + *)': { borderTopLeftRadius: 'inherit' },
  '& thead, & thead tr': { borderRadius: 'inherit' },
  '& thead th:last-child': { borderTopRightRadius: 'inherit' },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '& tbody th': { fontWeight: 'fontWeightMedium' },
  '& tbody [data-one-line]': { whiteSpace: 'nowrap' },
  '& tbody tr:hover': { bgcolor: 'action.hover' },
  '& tbody tr[aria-selected=true]': { bgcolor: 'soft.primary' },
});

const labelBefore: Styles = {
  '&::before': {
    content: 'attr(data-label)',
    display: 'block',
    typography: 'caption',
    color: 'text.secondary',
  },
  // screen readers read the column header already
  '@supports (content: "x" / "")': { '&::before': { content: 'attr(data-label) / ""' } },
};

/** Gives sort buttons a border while rows are cards. Without a column below them they would not look like buttons. */
const sortChip: Styles = {
  flexDirection: 'row', // values are not aligned here, so the arrow comes after the label
  px: 1.25,
  border: 1,
  borderColor: 'divider',
  borderRadius: radius.medium,
  '&[data-direction]': { borderColor: 'primary.main', bgcolor: 'soft.primary' },
};

/** Styles for a narrow container: each row is a card, headers are beside the values, sort buttons are on top. */
const cards: Styles = {
  '&, & thead, & tbody': { display: 'block' },
  '& thead': { position: 'static' },
  '& thead tr, & tbody tr': { display: 'grid', columnGap: 2, px: 2 },
  '& th, & td': { display: 'block', height: 'auto', border: 0, p: 0, minWidth: 0, textAlign: 'start' },
  '& tr > :not(* + *), & tr > :last-child': { px: 0 },
  '& thead tr': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 1,
    py: 1.5,
    borderBottom: 1,
    borderColor: 'divider',
    borderRadius: 0,
  },
  '& thead tr::before': { content: 'attr(data-sort-by)', typography: 'overline', color: 'text.secondary' },
  '& thead th[data-pick]': { order: -1 },
  '& thead tr[data-plain]': { ...visuallyHidden, display: 'block' },
  '& thead th': { position: 'static', width: 'auto' },
  '& thead th button': sortChip,
  '& thead th button:not([data-direction]) svg': { display: 'none' },
  '& thead th[data-plain]': visuallyHidden,
  '& tbody tr': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    rowGap: 1,
    py: 1.5,
    borderBottom: 1,
    borderColor: 'divider',
    position: 'relative',
  },
  '& tbody tr:last-of-type': { borderBottom: 0 },
  '& tbody th, & tbody td[data-wide]': { gridColumn: '1 / -1' },
  '& tbody th': { typography: 'subtitle1', pb: 0.5, overflowWrap: 'anywhere' },
  '& tbody [data-one-line]': { whiteSpace: 'normal' },
  '& tbody td[data-pick]': { position: 'absolute', insetBlockStart: 4, insetInlineStart: 8 },
  '& tbody td[data-pick] ~ th': { pl: 4 },
  '& tbody td[data-label]': { ...labelBefore, overflowWrap: 'anywhere' },
};

export const tableStyles =
  (density: Density, cardsBelow: CardsBelow) =>
  (theme: Theme): Styles => ({ ...ledger(density), [theme.containerQueries.down(cardsBelow)]: cards });

const glow = keyframes`from { background-color: var(--tokri-palette-soft-secondary); }`;

/** Highlights a new row once. */
export const freshStyles: Styles = { '&&': { animation: `${glow} 2.4s ease-out 1` } };
