import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { BrowseChoices } from '../../contract/browse.js';
import { BottomSheet } from '../BottomSheet/BottomSheet.js';
import { Spinner } from '../Spinner/Spinner.js';
import { counted } from '../theme/counted.js';
import { useTexts } from '../theme/texts.js';
import { groupsFor } from './choices.js';
import { FilterGroup } from './FilterGroup.js';
import { Ticks } from './OptionList.js';
import { filtersOn, unfiltered, type BrowseWish } from './wish.js';

export interface FilterSheetProps {
  /** What is put together in the sheet; undefined while it is down. */
  draft: BrowseWish | undefined;
  choices: BrowseChoices | undefined;
  onDraftChange: (draft: BrowseWish | undefined) => void;
  onApply: (wish: BrowseWish) => void;
}

/** All filters in one sheet. Nothing happens to the list before it is applied. */
export function FilterSheet({ draft, choices, onDraftChange, onApply }: FilterSheetProps) {
  const { browse } = useTexts().ui;
  return (
    <BottomSheet
      open={draft !== undefined}
      title={browse.filter}
      onClose={() => onDraftChange(undefined)}
      actions={
        draft && (
          <>
            <Button
              variant="outlined"
              disabled={filtersOn(draft) === 0}
              onClick={() => onDraftChange(unfiltered(draft))}
            >
              {browse.clear}
            </Button>
            <Button variant="contained" onClick={() => onApply(draft)}>
              {choices ? counted(browse.showProduct, browse.showProducts, choices.totalCount) : browse.apply}
            </Button>
          </>
        )
      }
    >
      {draft && (choices ? <Groups draft={draft} choices={choices} onChange={onDraftChange} /> : <Spinner />)}
    </BottomSheet>
  );
}

interface GroupsProps {
  draft: BrowseWish;
  choices: BrowseChoices;
  onChange: (draft: BrowseWish) => void;
}

function Groups({ draft, choices, onChange }: GroupsProps) {
  const { browse } = useTexts().ui;
  return (
    <Stack sx={{ gap: 2 }}>
      <Ticks
        label={browse.stock}
        options={[{ value: 'in', label: browse.inStock, count: choices.inStock }]}
        chosen={draft.inStock ? ['in'] : []}
        onChange={(chosen) => onChange({ ...draft, inStock: chosen.length > 0 })}
      />
      {groupsFor(choices, draft).map((group) => (
        <section key={group}>
          <Typography variant="subtitle1" component="h3">
            {browse[group]}
          </Typography>
          <FilterGroup group={group} wish={draft} choices={choices} onChange={onChange} />
        </section>
      ))}
    </Stack>
  );
}
