import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useRef } from 'react';
import type { BrowseChoices } from '../../contract/browse.js';
import { fill } from '../../contract/texts/fill.js';
import { FilterIcon } from '../icons/dashboardIcons.js';
import { CheckIcon } from '../icons/accountIcons.js';
import { useTexts } from '../theme/texts.js';
import { target } from '../theme/tokens.js';
import { useWide } from '../theme/wide.js';
import { Badges } from './Badges.js';
import { buttonLook } from './barLook.js';
import { groupsFor } from './choices.js';
import { ChoicesFailed } from './ChoicesFailed.js';
import { FilterPopover } from './FilterPopover.js';
import { FilterSheet } from './FilterSheet.js';
import { SortChoice } from './SortChoice.js';
import { badgesOf, filtersOn, type BrowseWish } from './wish.js';

export interface BrowseBarProps {
  /** What the list is narrowed and sorted by. */
  wish: BrowseWish;
  /** What it can be narrowed to: for the draft while there is one. Undefined while that is on its way for the first time. */
  choices: BrowseChoices | undefined;
  /** Whether those are of what is wished now; the former may stand there while the new ones are on their way. */
  current?: boolean;
  /** They could not be had: said where they would stand. */
  failed?: boolean;
  /** Asks for the choices again. */
  onRetry?: (() => void) | undefined;
  /** The retry is under way: it cannot be pressed again. */
  retrying?: boolean;
  /** With the whole wish after a change. */
  onChange: (wish: BrowseWish) => void;
  /** What is put together in a phone's sheet, before it is applied; undefined while the sheet is down. */
  draft?: BrowseWish | undefined;
  /** With the draft after each change in the sheet; undefined as it goes down. */
  onDraftChange: (draft: BrowseWish | undefined) => void;
  /** Names of shelves that the choices may not tell, such as one that is chosen and holds nothing. */
  shelves?: readonly { _id: string; name: string }[];
}

/** How a list of products is narrowed and sorted: popovers on a desk, sheets on a phone; what is on stands below. */
export function BrowseBar({ shelves = [], ...props }: BrowseBarProps) {
  const { browse } = useTexts().ui;
  const wide = useWide();
  const bar = useRef<HTMLDivElement>(null);
  const { wish, onChange } = props;
  const choices = props.choices && withNames(props.choices, wish, shelves);
  const badges = badgesOf(
    wish,
    choices?.subCategories ?? shelves.map((one) => ({ ...one, count: 0 })),
    browse,
  );
  const takeOff = (left: BrowseWish) => {
    onChange(left);
    bar.current?.querySelector('button')?.focus(); // what had the focus is gone
  };
  const Controls = wide ? WideControls : SheetControls;
  return (
    <Stack sx={{ gap: 1 }}>
      <Box ref={bar} role="group" aria-label={browse.label} sx={barLook}>
        <Controls {...props} choices={choices} />
      </Box>
      <Badges badges={badges} wish={wish} onChange={takeOff} />
    </Stack>
  );
}

/** What is chosen is always there, by its name. */
const withNames = (
  choices: BrowseChoices,
  { subCategories }: BrowseWish,
  shelves: readonly { _id: string; name: string }[],
): BrowseChoices => {
  const missing = shelves.filter(
    ({ _id }) => subCategories.includes(_id) && choices.subCategories.every((one) => one._id !== _id),
  );
  return {
    ...choices,
    subCategories: [...choices.subCategories, ...missing.map(({ _id, name }) => ({ _id, name, count: 0 }))],
  };
};

function WideControls({ wish, choices, onChange, failed, onRetry, retrying }: BrowseBarProps) {
  const { browse } = useTexts().ui;
  const { inStock } = wish;
  return (
    <>
      {choices &&
        groupsFor(choices, wish).map((group) => (
          <FilterPopover key={group} group={group} wish={wish} choices={choices} onChange={onChange} />
        ))}
      {failed && <ChoicesFailed onRetry={onRetry} retrying={retrying} />}
      {!choices && !failed && <Skeleton variant="rounded" sx={{ width: '16rem', height: target.medium }} />}
      <Button
        variant="outlined"
        color="inherit"
        aria-pressed={inStock}
        disabled={choices?.inStock === 0 && !inStock}
        startIcon={inStock ? <CheckIcon fontSize="small" /> : undefined}
        onClick={() => onChange({ ...wish, inStock: !inStock })}
        sx={buttonLook(inStock)}
      >
        {browse.inStock}
      </Button>
      <Box sx={{ ml: 'auto' }}>
        <SortChoice wide sort={wish.sort} onChange={(sort) => onChange({ ...wish, sort })} />
      </Box>
    </>
  );
}

function SheetControls({ wish, onChange, onDraftChange, ...sheet }: BrowseBarProps) {
  const { browse } = useTexts().ui;
  const count = filtersOn(wish);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<FilterIcon fontSize="small" />}
        aria-haspopup="dialog"
        onClick={() => onDraftChange(wish)}
        sx={[buttonLook(count > 0), { flex: 1 }]}
      >
        {count > 0 ? fill(browse.filterOn, { count }) : browse.filter}
      </Button>
      <SortChoice wide={false} sort={wish.sort} onChange={(sort) => onChange({ ...wish, sort })} />
      <FilterSheet
        {...sheet}
        onDraftChange={onDraftChange}
        onApply={(wanted) => {
          onDraftChange(undefined);
          onChange(wanted);
        }}
      />
    </>
  );
}

const barLook = { display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' } as const;
