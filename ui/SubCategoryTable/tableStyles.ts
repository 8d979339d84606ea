import visuallyHidden from '@mui/utils/visuallyHidden';
import { type Styles, line } from '../theme/styles.js';

/** Spacing, borders and fonts of the table of subcategories. */
export const ledger: Styles = {
  '& thead th': { color: 'text.secondary', whiteSpace: 'nowrap' },
  '& th': { typography: 'subtitle2' },
  '& td, & th': { px: 1.5, py: 1, borderColor: 'divider', overflowWrap: 'anywhere' },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '& tbody tr:hover': { bgcolor: 'background.default' },
};

/**
 * Shows the table of subcategories as a table on a desktop. On a phone each row becomes a card with image,
 * name above categories, and actions.
 */
export const asCards: Styles = {
  display: { xs: 'block', md: 'table' },
  '& tbody': { display: { xs: 'block', md: 'table-row-group' } },
  '& thead': (theme) => ({ [theme.breakpoints.down('md')]: visuallyHidden }),
  '& tbody tr': (theme) => ({
    [theme.breakpoints.down('md')]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridTemplateAreas: '"image name action" "image category action"',
      alignItems: 'center',
      columnGap: theme.spacing(1.5),
      padding: theme.spacing(1.25, 1.5),
      borderBottom: `${line.hair} ${theme.vars.palette.divider}`,
      '&:last-of-type': { borderBottom: 0 },
      '& > *': { padding: 0, border: 0, minWidth: 0 },
    },
  }),
};

const alignments = { image: 'center', name: 'end', category: 'start', action: 'center' } as const;

/**
 * Places a table cell in the card that a row becomes on a phone. Name and categories stay close together,
 * whatever the height of the image.
 */
export const place = (area: keyof typeof alignments): Styles => ({
  gridArea: area,
  alignSelf: alignments[area],
});
