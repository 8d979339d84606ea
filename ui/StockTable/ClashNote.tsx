import type { Theme } from '@mui/material/styles';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { fill } from '../../contract/messages/fill.js';
import type { Styles } from '../theme/styles.js';
import { useAdminMessages } from '../theme/adminMessages.js';

export interface ClashNoteProps {
  /** Name of the value in conflict, such as "Price of Amul milk". */
  label: string;
  /** The value that this admin typed, as text. */
  mine: string;
  /** The value that another admin saved, as text. */
  theirs: string;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Shows both values of an edit conflict and lets the admin choose one. */
export function ClashNote({ label, mine, theirs, onKeepMine, onTakeTheirs }: ClashNoteProps) {
  const { stock } = useAdminMessages();
  return (
    <Stack sx={noteStyles}>
      <Typography role="alert" variant="body2">
        {fill(stock.clash, { theirs, mine })}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5 }}>
        <Button
          size="small"
          variant="contained"
          aria-label={fill(stock.keepMineOf, { mine, label })}
          onClick={onKeepMine}
        >
          {fill(stock.keepMine, { mine })}
        </Button>
        <Button size="small" aria-label={fill(stock.takeTheirsOf, { theirs, label })} onClick={onTakeTheirs}>
          {fill(stock.takeTheirs, { theirs })}
        </Button>
      </Stack>
    </Stack>
  );
}

const noteStyles = (theme: Theme): Styles => ({
  gap: 1,
  p: 1,
  my: 0.5,
  borderRadius: 1,
  bgcolor: 'soft.secondary',
  textAlign: 'start',
  whiteSpace: 'normal',
  minWidth: '11rem',
  [theme.containerQueries.down('md')]: { minWidth: 0 },
});
