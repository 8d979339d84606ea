import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { BrowseChoices } from '../../contract/browse.js';
import { BottomSheet } from '../BottomSheet/BottomSheet.js';
import { ErrorState } from '../ErrorState/ErrorState.js';
import { Spinner } from '../Spinner/Spinner.js';
import { counted } from '../theme/counted.js';
import { useTexts } from '../theme/texts.js';
import { ChoicesFailed, type ChoicesFailedProps } from './ChoicesFailed.js';
import { groupsFor } from './choices.js';
import { FilterGroup } from './FilterGroup.js';
import { Ticks } from './OptionList.js';
import { filtersOn, unfiltered, type BrowseWish } from './wish.js';

export interface FilterSheetProps extends ChoicesFailedProps {
  /** What is put together in the sheet; undefined while it is down. */
  draft?: BrowseWish | undefined;
  choices: BrowseChoices | undefined;
  /** Whether those are of this draft. */
  current?: boolean | undefined;
  failed?: boolean | undefined;
  onDraftChange: (draft: BrowseWish | undefined) => void;
  onApply: (wish: BrowseWish) => void;
}

/** All filters in one sheet. Nothing happens to the list before it is applied. */
export function FilterSheet(props: FilterSheetProps) {
  const { draft, choices, current = true, onDraftChange, onApply } = props;
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
              {choices && current
                ? counted(browse.showProduct, browse.showProducts, choices.totalCount)
                : browse.apply}
            </Button>
          </>
        )
      }
    >
      {draft && <Content {...props} draft={draft} />}
    </BottomSheet>
  );
}

/** The former choices stay to be ticked or taken off, whatever becomes of the new ones. */
function Content(props: FilterSheetProps & { draft: BrowseWish }) {
  const { draft, choices, failed, onRetry, retrying, onDraftChange } = props;
  const { browse } = useTexts().ui;
  if (!choices)
    return failed ? (
      <ErrorState title={browse.notLoaded} onRetry={onRetry} retrying={retrying} />
    ) : (
      <Spinner />
    );
  return (
    <>
      {failed && <ChoicesFailed onRetry={onRetry} retrying={retrying} />}
      <Groups draft={draft} choices={choices} onChange={onDraftChange} />
    </>
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
