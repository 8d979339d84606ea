import { visuallyHidden } from '../theme/visuallyHidden.js';
import type { Look } from '../theme/colourMode.js';
import { line } from '../theme/lines.js';

/** A ledger on a desk; on a phone each row becomes a card: picture, name over categories, actions. */
export const ledger: Look = {
  '& thead th': { color: 'text.secondary', whiteSpace: 'nowrap' },
  '& th': { typography: 'subtitle2' },
  '& td, & th': { px: 1.5, py: 1, borderColor: 'divider', overflowWrap: 'anywhere' },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '& tbody tr:hover': { bgcolor: 'background.default' },
};

export const asCards: Look = {
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

/** Where a cell stands on a phone: name and categories close together, whatever the height of the picture. */
export const place = (area: keyof typeof alignments): Look => ({
  gridArea: area,
  alignSelf: alignments[area],
});
