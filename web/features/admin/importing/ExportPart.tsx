import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { calls } from '../../../../contract/calls.js';
import { busyWhen } from '../../../../ui/theme/busy.js';
import { useAdminMessages } from '../../../../ui/theme/adminMessages.js';
import { useDownload } from '../../../app/net/useDownload.js';
import { notice } from '../../../app/notices.js';

/** Renders the button that exports all products. */
export function ExportPart() {
  const { importing } = useAdminMessages();
  const { pending, save } = useDownload(calls.product.export, 'products.csv');
  const fetchIt = async () => {
    const failure = await save();
    if (failure) notice.failure(`${importing.exportFailed} (${failure.message})`);
  };
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <Typography color="textSecondary">{importing.exportText}</Typography>
      <Button variant="outlined" {...busyWhen(pending)} onClick={() => void fetchIt()}>
        {importing.export}
      </Button>
    </Stack>
  );
}
