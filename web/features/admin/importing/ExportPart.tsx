import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { calls } from '../../../../contract/calls.js';
import { busyWhen } from '../../../../ui/theme/busy.js';
import { useAdminTexts } from '../../../../ui/theme/adminTexts.js';
import { download } from '../../../app/net/download.js';
import { notice } from '../../../app/notices.js';
import { isTokenRefused } from '../../../app/session/inSession.js';
import { useAppDispatch } from '../../../app/store.js';

/** Every product as a file. */
export function ExportPart() {
  const { importing } = useAdminTexts();
  const dispatch = useAppDispatch();
  const [pending, setPending] = useState(false);
  const save = async () => {
    setPending(true);
    const failure = await dispatch(download(calls.product.export, 'products.csv'));
    if (failure && !isTokenRefused(failure)) notice.failure(`${importing.exportFailed} (${failure.message})`);
    setPending(false);
  };
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <Typography color="textSecondary">{importing.exportText}</Typography>
      <Button variant="outlined" {...busyWhen(pending)} onClick={() => void save()}>
        {importing.export}
      </Button>
    </Stack>
  );
}
