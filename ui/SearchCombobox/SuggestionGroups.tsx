import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useId } from 'react';
import { formatRupees } from '../../contract/money.js';
import { HistoryIcon } from '../icons/dashboardIcons.js';
import { SearchIcon } from '../icons/shopIcons.js';
import { Picture } from '../Picture/Picture.js';
import type { Look } from '../theme/look.js';
import { useTexts } from '../theme/texts.js';
import { target } from '../theme/tokens.js';
import { tabularFigures } from '../theme/typography.js';
import type { SuggestionBox } from './SearchCombobox.js';
import { piecesOf, type Suggestion } from './suggestions.js';

interface SuggestionGroupsProps {
  box: SuggestionBox;
  typed: string;
}

/** All suggestions, each kind under its heading. */
export function SuggestionGroups({ box, typed }: SuggestionGroupsProps) {
  const { search } = useTexts().ui;
  const id = useId();
  const list = box.getListboxProps();
  return (
    <Paper {...list} component="ul" aria-label={search.list} aria-labelledby={undefined} sx={listLook}>
      {groupsOf(box).map(({ kind, first, options }) => (
        <li key={kind} role="none">
          <div role="group" aria-labelledby={`${id}${kind}`}>
            <Box id={`${id}${kind}`} sx={headingLook}>
              {search.kinds[kind]}
            </Box>
            {options.map((option, place) => (
              <Line key={option.key} box={box} option={option} index={first + place} typed={typed} />
            ))}
          </div>
        </li>
      ))}
    </Paper>
  );
}

interface Group {
  kind: Suggestion['kind'];
  /** Place of its first among all. */
  first: number;
  options: Suggestion[];
}

const groupsOf = ({ groupedOptions }: SuggestionBox): Group[] => {
  const groups: Group[] = [];
  let first = 0;
  for (const entry of groupedOptions) {
    if (!('options' in entry)) continue;
    const [option] = entry.options;
    if (option) groups.push({ kind: option.kind, first, options: [...entry.options] });
    first += entry.options.length;
  }
  return groups;
};

interface LineProps extends SuggestionGroupsProps {
  option: Suggestion;
  index: number;
}

function Line({ box, option, index, typed }: LineProps) {
  const { kind, label, unit, image = '', price } = option;
  const { key: _key, ...props } = box.getOptionProps({ option, index }) as { key?: string }; // `key` cannot be spread
  const Shape = kind === 'recent' ? HistoryIcon : SearchIcon;
  const pictured = kind === 'category' || kind === 'product';
  return (
    <Box {...props} sx={lineLook}>
      <Box sx={{ width: thumb, flexShrink: 0, display: 'grid', justifyItems: 'center' }}>
        {pictured ? (
          <Picture src={image} name={label} sizes={`${thumb}px`} sx={{ width: thumb, borderRadius: 0.75 }} />
        ) : (
          <Shape fontSize="small" />
        )}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {piecesOf(label, typed).map(({ text, typed: found }, place) => (
          <Box key={place} component={found ? 'mark' : 'span'} sx={found ? markLook : undefined}>
            {text}
          </Box>
        ))}
        {unit && <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{unit}</Box>}
      </Box>
      {price !== undefined && (
        <Box sx={{ ...tabularFigures, typography: 'subtitle2', whiteSpace: 'nowrap' }}>
          {formatRupees(price)}
        </Box>
      )}
    </Box>
  );
}

const thumb = 40;

const listLook: Look = {
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
  listStyle: 'none',
  overflowY: 'auto',
  maxHeight: 'min(28rem, 70dvh)',
};

const headingLook: Look = { typography: 'overline', color: 'text.secondary', px: 1, pt: 1, pb: 0.5 };

const markLook: Look = { bgcolor: 'transparent', color: 'inherit', fontWeight: 'fontWeightBold' };

const lineLook: Look = {
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
