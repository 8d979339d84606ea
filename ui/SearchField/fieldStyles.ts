import { constants } from '../../contract/limits.js';
import type { Styles } from '../theme/styles.js';

/**
 * Styles of both the search box and the link that looks like a search box, so that nothing moves when the box
 * replaces the link.
 */
export const fieldStyles: Styles = {
  minWidth: { xs: `min(100%, ${constants.searchMinWidth}px)`, lg: constants.searchMinWidthLarge },
  width: '100%',
  height: 48,
  px: 1.75,
  borderRadius: 1.25,
  bgcolor: 'background.paper',
  '& input': { py: 0, height: '100%' },
  '& input::-webkit-search-cancel-button': { display: 'none' },
  '& input::placeholder': { color: 'text.secondary', opacity: 1 },
};
