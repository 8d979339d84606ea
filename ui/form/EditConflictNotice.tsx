import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { TranslationsWire } from '../../contract/translations.js';
import { Image } from '../Image/Image.js';
import { busyWhen } from '../theme/busy.js';
import { useAdminMessages } from '../theme/adminMessages.js';

export interface EditConflictNoticeProps {
  /** The version that another admin saved. */
  newer: {
    name: string;
    image?: string;
    category?: readonly { name: string }[];
    translations?: TranslationsWire | undefined;
  };
  /** Whether the form is being saved again. */
  pending: boolean;
  /** Saves the typed values and so overwrites the other admin's version. */
  onMine: () => void;
  /** Loads the other admin's version into the form; the typed values are lost. */
  onTheirs: () => void;
}

/** Shows the version that another admin saved during an edit, and lets the admin choose a version. */
export function EditConflictNotice({ newer, pending, onMine, onTheirs }: EditConflictNoticeProps) {
  const { conflict: words } = useAdminMessages().catalogue;
  const categories = newer.category?.map(({ name }) => name).join(', ');
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { minWidth: 0, flex: 1 } }}>
      {words.savedByOther}
      <Stack direction="row" sx={{ gap: 1.5, my: 1, alignItems: 'center' }}>
        {newer.image !== undefined && (
          <Image src={newer.image} name={newer.name} sizes="3rem" sx={{ flex: '0 0 3rem' }} />
        )}
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography sx={{ fontWeight: 'fontWeightMedium' }}>{newer.name}</Typography>
          {Object.entries(newer.translations ?? {}).map(([language, { name }]) => (
            <Typography key={language} variant="body2" lang={language}>
              {name}
            </Typography>
          ))}
          {categories && <Typography variant="body2">{categories}</Typography>}
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
