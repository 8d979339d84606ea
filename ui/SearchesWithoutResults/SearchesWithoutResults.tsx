import Box, { type BoxProps } from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import type { SearchWithoutResults } from '../../contract/browse.js';
import { fill } from '../../contract/messages/fill.js';
import { EmptyState } from '../EmptyState/EmptyState.js';
import { ErrorState } from '../ErrorState/ErrorState.js';
import { PlusIcon } from '../icons/shopIcons.js';
import { longDate } from '../../contract/dates.js';
import { LineSkeletons } from '../Spinner/LineSkeletons.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { formatNumber } from '../theme/formatNumber.js';
import type { Styles } from '../theme/styles.js';
import { useMessages } from '../theme/messages.js';
import { tabularNumbers } from '../theme/typography.js';

export interface SearchesWithoutResultsProps extends Omit<BoxProps<'ul'>, 'children'> {
  /** Searches without results, most frequent first. */
  searchesWithoutResults: readonly SearchWithoutResults[];
  /**
   * State of the list: it can be shown (`ready`, the default), is `loading`, has `failed` to load, or is `retrying` after
   * that.
   */
  status?: 'ready' | 'loading' | 'failed' | 'retrying' | undefined;
  /** Called to load the list again when its status is `failed`. */
  onRetry?: (() => void) | undefined;
  /** Called with the search to add to the synonyms. Without it the button for adding is not shown. */
  onAdd?: ((search: string) => void) | undefined;
  /** Called with the search to remove from the list. The parent removes it. */
  onForget: (search: string) => void;
}

/** Lists searches without results, each with buttons to add it to the synonyms or to remove it. */
export function SearchesWithoutResults({
  searchesWithoutResults,
  status = 'ready',
  onRetry,
  onAdd,
  onForget,
  ...root
}: SearchesWithoutResultsProps) {
  const { searching: words } = useAdminMessages();
  const list = useRef<HTMLUListElement>(null);
  if (status === 'failed' || status === 'retrying')
    return <ErrorState onRetry={onRetry} retrying={status === 'retrying'} />;
  if (status === 'loading')
    return (
      <LineSkeletons
        label={words.searchesWithoutResultsLoading}
        widths={[44, 62, 38, 51]}
        height={28}
        sx={{ my: 2 }}
      />
    );
  if (!searchesWithoutResults.length)
    return (
      <EmptyState
        drawing="search"
        title={words.noSearchesWithoutResults}
        text={words.noSearchesWithoutResultsHint}
      />
    );
  const forget = (search: string) => {
    list.current?.focus(); // the row is about to be removed together with its focused button
    onForget(search);
  };
  return (
    <Box
      ref={list}
      component="ul"
      tabIndex={-1}
      aria-label={words.searchesWithoutResults}
      {...root}
      sx={{ outline: 0 }}
    >
      {searchesWithoutResults.map((entry) => (
        <Row key={entry.search} entry={entry} onAdd={onAdd} onForget={() => forget(entry.search)} />
      ))}
    </Box>
  );
}

interface RowProps extends Pick<SearchesWithoutResultsProps, 'onAdd'> {
  entry: SearchWithoutResults;
  onForget: () => void;
}

function Row({ entry: { search, count, last }, onAdd, onForget }: RowProps) {
  const { searching: words } = useAdminMessages();
  const { language } = useMessages();
  const date = longDate(last, language);
  return (
    <Stack component="li" direction="row" sx={rowStyles}>
      <Box sx={{ flex: '1 1 10rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="subtitle2" component="p">
          {search}
        </Typography>
        <Typography variant="caption" sx={{ ...tabularNumbers, color: 'text.secondary' }}>
          {count === 1 ? fill(words.once, { date }) : fill(words.times, { count: formatNumber(count), date })}
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

const rowStyles: Styles = {
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  py: 1,
  '& + &': { borderTop: 1, borderColor: 'divider' },
};
