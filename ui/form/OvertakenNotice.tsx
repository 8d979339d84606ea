import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Picture } from '../Picture/Picture.js';
import { busyWhen } from '../theme/busy.js';
import { useAdminTexts } from '../theme/adminTexts.js';

export interface OvertakenNoticeProps {
  /** As somebody else saved it. */
  newer: { name: string; image?: string; category?: readonly { name: string }[] };
  /** It is being saved again. */
  pending: boolean;
  /** Saves what was typed over it. */
  onMine: () => void;
  /** Puts it into the form. */
  onTheirs: () => void;
}

/** What somebody else saved of the thing in a form, and whose version stays (W-34, A-13). */
export function OvertakenNotice({ newer, pending, onMine, onTheirs }: OvertakenNoticeProps) {
  const { conflict: words } = useAdminTexts().catalogue;
  const shelves = newer.category?.map(({ name }) => name).join(', ');
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { minWidth: 0, flex: 1 } }}>
      {words.overtaken}
      <Stack direction="row" sx={{ gap: 1.5, my: 1, alignItems: 'center' }}>
        {newer.image !== undefined && (
          <Picture src={newer.image} name={newer.name} sizes="3rem" sx={{ flex: '0 0 3rem' }} />
        )}
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography sx={{ fontWeight: 'fontWeightMedium' }}>{newer.name}</Typography>
          {shelves && <Typography variant="body2">{shelves}</Typography>}
        </Box>
      </Stack>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" color="inherit" {...busyWhen(pending)} onClick={onMine}>
          {words.mine}
        </Button>
        <Button variant="outlined" color="inherit" disabled={pending} onClick={onTheirs}>
          {words.theirs}
        </Button>
      </Stack>
    </Alert>
  );
}
