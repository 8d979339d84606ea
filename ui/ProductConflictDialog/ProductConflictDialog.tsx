import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { fill } from '../../contract/messages/fill.js';
import { DialogHeader } from '../DialogHeader/DialogHeader.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { busyWhen } from '../theme/busy.js';
import { line } from '../theme/styles.js';
import { radius } from '../theme/tokens.js';

export type Side = 'mine' | 'theirs';

/** The version to keep (`mine` or `theirs`) for each field. */
export type Choices = Readonly<Record<string, Side>>;

/** A product field whose value differs between two edits: this editor's (`mine`) and the saved one (`theirs`). */
export interface Difference {
  field: string;
  label: string;
  mine: ReactNode;
  theirs: ReactNode;
  /** Who changed the field since the edit began: this editor, another admin, or both. */
  changed: Side | 'both';
}

export interface ProductConflictDialogProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** The fields in which this editor's version and the saved version of the product differ. */
  differences: readonly Difference[];
  /** Names of list fields that both editors changed and whose changes are all kept, so that no choice is needed. */
  joined?: readonly string[] | undefined;
  /** Called with the choice for each field. */
  onSave: (choices: Choices) => void;
  /** Goes back to the form, which keeps everything typed. */
  onBack: () => void;
  /** Whether the product is being saved again. */
  pending?: boolean;
}

const startOf = (differences: readonly Difference[]): Choices =>
  Object.fromEntries(
    differences.map(({ field, changed }) => [field, changed === 'theirs' ? 'theirs' : 'mine']),
  );

/**
 * Resolves an edit conflict: shows the fields in which two edits of a product differ, and lets the second
 * editor choose for each (W-34).
 */
export function ProductConflictDialog(props: ProductConflictDialogProps) {
  const { open, differences, joined = [], onSave, onBack, pending = false } = props;
  const { conflict: words } = useAdminMessages().catalogue;
  const [chosen, setChosen] = useState<Choices>({});
  const id = useId();
  const choices = { ...startOf(differences), ...chosen };
  const takeAll = (side: Side) =>
    setChosen(Object.fromEntries(differences.map(({ field }) => [field, side])));
  return (
    <Dialog
      open={open}
      onClose={(_event, reason) => reason === 'escapeKeyDown' && !pending && onBack()}
      fullWidth
      maxWidth="md"
      aria-describedby={`${id}-text`}
      slotProps={{ paper: { 'aria-label': words.title } }}
    >
      <DialogHeader title={words.title} disabled={pending} onClose={onBack} />
      <DialogContent>
        <DialogContentText id={`${id}-text`}>
          {differences.length > 0 ? words.text : words.same}
          {joined.length > 0 && ` ${fill(words.joined, { names: joined.join(', ') })}`}
        </DialogContentText>
        {differences.length > 1 && (
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
            <Button size="small" variant="outlined" onClick={() => takeAll('mine')}>
              {words.allMine}
            </Button>
            <Button size="small" variant="outlined" onClick={() => takeAll('theirs')}>
              {words.allTheirs}
            </Button>
          </Stack>
        )}
        <Stack spacing={2.5} sx={{ mt: 2.5 }}>
          {differences.map((difference) => (
            <DifferenceChoice
              key={difference.field}
              difference={difference}
              value={choices[difference.field] ?? 'mine'}
              onChange={(side) => setChosen({ ...choices, [difference.field]: side })}
            />
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button disabled={pending} onClick={onBack}>
          {words.back}
        </Button>
        <Button variant="contained" {...busyWhen(pending)} onClick={() => onSave(choices)}>
          {words.save}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const Version = styled(FormControlLabel)(({ theme }) => ({
  alignItems: 'flex-start',
  minWidth: 0,
  margin: 0,
  padding: theme.spacing(0.5, 1.5, 1, 0),
  borderRadius: radius.medium,
  border: `${line.hair} ${theme.vars.palette.outline}`,
  '& .MuiFormControlLabel-label': {
    minWidth: 0,
    paddingBlock: theme.spacing(1.25),
    overflowWrap: 'anywhere',
  },
  '&:has(:checked)': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `${line.inside} ${theme.vars.palette.primary.main}`,
    backgroundColor: theme.vars.palette.soft.primary,
  },
}));

interface DifferenceChoiceProps {
  difference: Difference;
  value: Side;
  onChange: (side: Side) => void;
}

/**
 * Shows both versions of a field in an edit conflict and lets the editor choose one. They stand side by side,
 * on a phone one below the other.
 */
function DifferenceChoice({ difference, value, onChange }: DifferenceChoiceProps) {
  const { conflict: words } = useAdminMessages().catalogue;
  const { label, changed } = difference;
  const id = useId();
  const changedBy = { mine: words.onlyMine, theirs: words.onlyTheirs, both: words.bothChanged }[changed];
  return (
    <Box>
      <Typography id={id} variant="subtitle1" component="h3" sx={{ mb: 0.75 }}>
        {label}{' '}
        <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
          {changedBy}
        </Typography>
      </Typography>
      <RadioGroup
        aria-labelledby={id}
        value={value}
        onChange={(_event, side) => onChange(side === 'mine' ? 'mine' : 'theirs')}
        sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}
      >
        {(['mine', 'theirs'] as const).map((side) => (
          <Version
            key={side}
            value={side}
            control={<Radio />}
            label={
              <>
                <Typography
                  component="span"
                  variant="caption"
                  sx={{ display: 'block', color: 'text.secondary' }}
                >
                  {words[side]}
                </Typography>
                {difference[side]}
              </>
            }
          />
        ))}
      </RadioGroup>
    </Box>
  );
}
