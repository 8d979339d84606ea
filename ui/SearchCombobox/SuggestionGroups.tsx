import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useId } from 'react';
import { formatRupees } from '../../contract/money.js';
import { fill } from '../../contract/messages/fill.js';
import { BinIcon } from '../icons/accountIcons.js';
import { CrossIcon, HistoryIcon, SearchIcon } from '../icons/shopIcons.js';
import { Pieces, highlightPieces } from '../Highlight/Highlight.js';
import { Image } from '../Image/Image.js';
import type { Styles } from '../theme/styles.js';
import { useMessages } from '../theme/messages.js';
import { target } from '../theme/tokens.js';
import { tabularNumbers } from '../theme/typography.js';
import type { SuggestionBox } from './SearchCombobox.js';
import { langOfWords } from '../SearchChips/langOfWords.js';
import { forgetKey, forgetsAll, type Suggestion } from './suggestions.js';

interface SuggestionGroupsProps {
  box: SuggestionBox;
  typed: string;
  marks?: readonly string[] | undefined;
  onForget?: ((suggestion: Suggestion) => void) | undefined;
}

/** Lists all suggestions, grouped by kind under headings. */
export function SuggestionGroups(props: SuggestionGroupsProps) {
  const { box } = props;
  const { search } = useMessages().ui;
  const id = useId();
  const list = box.getListboxProps();
  return (
    <Paper {...list} component="ul" aria-label={search.list} aria-labelledby={undefined} sx={listStyles}>
      {box.groupedOptions.map(({ group, index, options }) => (
        <li key={group} role="none">
          <div role="group" aria-labelledby={`${id}${group}`}>
            <Box id={`${id}${group}`} sx={headingStyles}>
              {options[0] && search.kinds[options[0].kind]}
            </Box>
            {options.map((option, place) => (
              <Line key={option.key} {...props} option={option} index={index + place} />
            ))}
          </div>
        </li>
      ))}
    </Paper>
  );
}

interface LineProps extends SuggestionGroupsProps {
  option: Suggestion;
  index: number;
}

/** Tells whether suggestions of a kind are searched words, in any language. */
const hasWords = (kind: Suggestion['kind']): boolean => kind !== 'category' && kind !== 'product';

function Line({ box, option, index, typed, marks, onForget }: LineProps) {
  const { key, kind, label, lang, unit, unitLang, price } = option;
  const { language } = useMessages();
  // `key` cannot be spread
  const { key: _key, ...props } = box.getOptionProps({ option, index }) as { key?: string };
  const forgettable = kind === 'recent' && key !== forgetsAll && onForget !== undefined;
  const pieces = highlightPieces(label, marks ?? typed.split(/\s+/));
  return (
    <Box {...props} aria-keyshortcuts={forgettable ? forgetKey : undefined} sx={lineStyles}>
      <Sign option={option} />
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <span lang={hasWords(kind) ? langOfWords(label, language) : lang}>
          <Pieces pieces={pieces} />
        </span>
        {unit && (
          <Box lang={unitLang} sx={{ typography: 'body2', color: 'text.secondary' }}>
            {unit}
          </Box>
        )}
      </Box>
      {price !== undefined && (
        <Box sx={{ ...tabularNumbers, typography: 'subtitle2', whiteSpace: 'nowrap' }}>
          {formatRupees(price)}
        </Box>
      )}
      {forgettable && <Cross onPress={() => onForget(option)} />}
    </Box>
  );
}

function Sign({ option: { key, kind, label, image = '' } }: Pick<LineProps, 'option'>) {
  const Shape = key === forgetsAll ? BinIcon : kind === 'recent' ? HistoryIcon : SearchIcon;
  return (
    <Box sx={{ width: thumb, flexShrink: 0, display: 'grid', justifyItems: 'center' }}>
      {kind === 'category' || kind === 'product' ? (
        <Image src={image} name={label} sizes={`${thumb}px`} sx={{ width: thumb, borderRadius: 0.75 }} />
      ) : (
        <Shape fontSize="small" />
      )}
    </Box>
  );
}

/**
 * Shows a cross that removes a recent search by mouse or touch. Keyboard users press Delete instead, because
 * an option of a list must not contain a button.
 */
function Cross({ onPress }: { onPress: () => void }) {
  const { search } = useMessages().ui;
  return (
    <Box
      component="span"
      aria-hidden
      title={fill(search.forgetHint, { key: forgetKey })}
      onClick={(event) => {
        event.stopPropagation();
        onPress();
      }}
      sx={crossStyles}
    >
      <CrossIcon fontSize="small" />
    </Box>
  );
}

const thumb = 40;

const listStyles: Styles = {
  position: 'absolute',
  top: '100%',
  insetInline: 0,
  zIndex: 'modal',
  mt: 0.5,
  mb: 0,
  p: 1,
  border: 1,
  borderColor: 'divider',
  boxShadow: 8,
  overflowY: 'auto',
  maxHeight: 'min(28rem, 70dvh)',
};

const headingStyles: Styles = { typography: 'overline', color: 'text.secondary', px: 1, pt: 1, pb: 0.5 };

const crossStyles: Styles = {
  flex: 'none',
  width: target.medium,
  height: target.medium,
  my: -0.5,
  mr: -1,
  display: 'grid',
  placeItems: 'center',
};

const lineStyles: Styles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: target.medium,
  px: 1,
  py: 0.5,
  borderRadius: 0.75,
  cursor: 'pointer',
  '& svg': { color: 'text.secondary' },
  '&.Mui-focused': { bgcolor: 'soft.primary', outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
};
