import type { Styles } from '../theme/styles.js';

const ink = 'CanvasText';
const sheet = 'Canvas';

/** Styles of a packing slip. In print it is black on white in every theme. */
export const slipStyles: Styles = {
  display: 'flex',
  flexDirection: 'column',
  gap: 2.5,
  width: '100%',
  maxWidth: '44rem',
  p: { xs: 2, sm: 3 },
  '@media print': {
    colorScheme: 'only light',
    '&, & *': {
      color: `${ink} !important`,
      borderColor: `${ink} !important`,
      bgcolor: `${sheet} !important`,
    },
    border: 0,
    borderRadius: 0,
    p: 0,
    maxWidth: 'none',
  },
};

/** Styles of a slip that is printed but not shown on the screen. */
export const onPaper: Styles = { ...slipStyles, '@media screen': { display: 'none' } };

/** Styles that hide everything but the packing slip in print. */
export const onlyTheSlip = {
  '@page': { margin: '12mm' },
  '@media print': {
    'body :not(:has([data-packing-slip])):not([data-packing-slip], [data-packing-slip] *)': {
      display: 'none !important',
    },
    ':has([data-packing-slip])': {
      display: 'block !important',
      margin: '0 !important',
      padding: '0 !important',
      border: '0 !important',
      minHeight: '0 !important',
      maxWidth: 'none !important',
      overflow: 'visible !important',
      position: 'static !important',
      backgroundColor: 'Canvas !important',
    },
  },
};
