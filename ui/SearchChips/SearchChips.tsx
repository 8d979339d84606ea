import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useRef } from 'react';
import { fill } from '../../contract/messages/fill.js';
import { Image } from '../Image/Image.js';
import { CrossIcon, HistoryIcon, SearchIcon } from '../icons/shopIcons.js';
import { langOfWords } from './langOfWords.js';
import type { Styles } from '../theme/styles.js';
import { useMessages } from '../theme/messages.js';

/** A link to a category that fits the search. */
export interface CategoryChip {
  name: string;
  /** Language of the name, if it is not that of the page. */
  lang?: string | undefined;
  image: string;
  href: string;
}

export interface SearchChipsProps {
  /** Name of the row, such as "Recent searches". */
  label: string;
  /** Search terms without duplicates. */
  terms: readonly string[];
  /** Links to categories, shown before the terms. */
  categories?: readonly CategoryChip[] | undefined;
  /** Called with the chosen term. */
  onChoose: (term: string) => void;
  /** Called with the term to remove. Without it the chips have no remove button. */
  onRemove?: ((term: string) => void) | undefined;
  /** Called to remove all terms. Without it the button that clears the row is not shown. */
  onClear?: (() => void) | undefined;
}

/**
 * Shows categories and search terms in a row that scrolls sideways, so that results stay visible below. Renders
 * nothing without any.
 */
export function SearchChips(props: SearchChipsProps) {
  const { label, terms, categories = [], onChoose, onRemove, onClear } = props;
  const { language, ui } = useMessages();
  const { search } = ui;
  const row = useRef<HTMLUListElement>(null);
  if (terms.length + categories.length === 0) return null;
  const Shape = onRemove ? HistoryIcon : SearchIcon;
  const remove = (term: string, place: number) => {
    const chips = [...(row.current?.children ?? [])];
    const next = chips[place + 1] ?? chips[place - 1];
    next?.querySelector('button')?.focus(); // the focused cross is about to be removed
    onRemove?.(term);
  };
  return (
    <Box component="ul" ref={row} aria-label={label} sx={rowStyles}>
      {categories.map(({ name, lang, image, href }) => (
        <Stack key={href} component="li" direction="row" sx={chipStyles}>
          <Button
            color="inherit"
            href={href}
            lang={lang}
            startIcon={<Image src={image} name={name} sizes={`${thumb}px`} sx={{ width: thumb }} />}
            sx={labelStyles}
          >
            {name}
          </Button>
        </Stack>
      ))}
      {terms.map((term, place) => (
        <Stack key={term} component="li" direction="row" sx={chipStyles}>
          <Button
            color="inherit"
            startIcon={<Shape fontSize="small" />}
            onClick={() => onChoose(term)}
            sx={labelStyles}
          >
            <Box
              component="span"
              lang={langOfWords(term, language)}
              sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}
            >
              {term}
            </Box>
          </Button>
          {onRemove && (
            <IconButton
              aria-label={fill(search.forget, { text: term })}
              onClick={() => remove(term, place)}
              sx={{ ml: -1 }}
            >
              <CrossIcon fontSize="small" />
            </IconButton>
          )}
        </Stack>
      ))}
      {onClear && (
        <Box component="li" sx={{ flex: 'none' }}>
          <Button onClick={onClear} sx={{ whiteSpace: 'nowrap' }}>
            {search.forgetAll}
          </Button>
        </Box>
      )}
    </Box>
  );
}

/**
 * Styles of a row of chips that scrolls sideways. The padding leaves room for focus rings, and negative
 * margins cancel it.
 */
const rowStyles: Styles = {
  display: 'flex',
  gap: 1,
  m: -0.5,
  p: 0.5,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
};

/** Width of a category's image, in px. */
const thumb = 28;

const labelStyles: Styles = {
  px: 1.25,
  fontWeight: 'fontWeightMedium',
  whiteSpace: 'nowrap',
  maxWidth: '16rem',
};

const chipStyles: Styles = {
  flex: 'none',
  alignItems: 'center',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.25,
  bgcolor: 'background.paper',
};
