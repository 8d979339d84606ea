import Box, { type BoxProps } from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import type { MissedSearch } from '../../contract/browse.js';
import { fill } from '../../contract/texts/fill.js';
import { EmptyState } from '../EmptyState/EmptyState.js';
import { ErrorState } from '../ErrorState/ErrorState.js';
import { Hidden } from '../Hidden/Hidden.js';
import { PlusIcon } from '../icons/accountIcons.js';
import { longDate } from '../OrderCard/dates.js';
import { useAdminTexts } from '../theme/adminTexts.js';
import { figures } from '../theme/figures.js';
import type { Look } from '../theme/look.js';
import { useTexts } from '../theme/texts.js';
import { tabularFigures } from '../theme/typography.js';

export interface SearchMissesProps extends Omit<BoxProps<'ul'>, 'children'> {
  /** The most frequent first. */
  misses: readonly MissedSearch[];
  /** `ready` unless said. */
  status?: 'ready' | 'loading' | 'failed' | undefined;
  /** Asked to load again, after `failed`. */
  onRetry?: (() => void) | undefined;
  /** With the text that was searched for, to be added to the words; without it that is not offered. */
  onAdd?: ((search: string) => void) | undefined;
  /** With the text to be forgotten; the owner takes it out of the list. */
  onForget: (search: string) => void;
}

/** What shoppers searched for and did not find, each with its ways on. */
export function SearchMisses({
  misses,
  status = 'ready',
  onRetry,
  onAdd,
  onForget,
  ...root
}: SearchMissesProps) {
  const { searching: words } = useAdminTexts();
  const list = useRef<HTMLUListElement>(null);
  if (status === 'failed') return <ErrorState onRetry={onRetry} />;
  if (status === 'loading') return <Waiting />;
  if (!misses.length) return <EmptyState drawing="search" title={words.noMisses} text={words.noMissesHint} />;
  const forget = (search: string) => {
    list.current?.focus(); // the row goes with the button that has the focus
    onForget(search);
  };
  return (
    <Box ref={list} component="ul" tabIndex={-1} aria-label={words.misses} {...root} sx={listLook}>
      {misses.map((miss) => (
        <Row key={miss.search} miss={miss} onAdd={onAdd} onForget={() => forget(miss.search)} />
      ))}
    </Box>
  );
}

interface RowProps extends Pick<SearchMissesProps, 'onAdd'> {
  miss: MissedSearch;
  onForget: () => void;
}

function Row({ miss: { search, count, last }, onAdd, onForget }: RowProps) {
  const { searching: words } = useAdminTexts();
  const { language } = useTexts();
  const date = longDate(last, language);
  return (
    <Stack component="li" direction="row" sx={rowLook}>
      <Box sx={{ flex: '1 1 10rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="subtitle2" component="p">
          {search}
        </Typography>
        <Typography variant="caption" sx={{ ...tabularFigures, color: 'text.secondary' }}>
          {count === 1 ? fill(words.once, { date }) : fill(words.times, { count: figures(count), date })}
        </Typography>
      </Box>
      <Stack direction="row" sx={{ gap: 0.5, ml: -1.25 }}>
        {onAdd && (
          <Button
            startIcon={<PlusIcon />}
            aria-label={fill(words.addWordNamed, { word: search })}
            onClick={() => onAdd(search)}
          >
            {words.addWord}
          </Button>
        )}
        <Button color="inherit" aria-label={fill(words.forgetNamed, { word: search })} onClick={onForget}>
          {words.forget}
        </Button>
      </Stack>
    </Stack>
  );
}

function Waiting() {
  const { searching: words } = useAdminTexts();
  return (
    <Box role="status">
      <Hidden>{words.missesLoading}</Hidden>
      {[44, 62, 38, 51].map((width) => (
        <Skeleton key={width} sx={{ width: `${width}%`, my: 2, height: 28 }} />
      ))}
    </Box>
  );
}

const listLook: Look = { m: 0, p: 0, listStyle: 'none', outline: 0 };

const rowLook: Look = {
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  py: 1,
  '& + &': { borderTop: 1, borderColor: 'divider' },
};
