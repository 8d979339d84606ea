import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SubmitButton } from '../FormFrame/FormFrame.js';
import type { Look } from '../theme/colourMode.js';
import { useAdminMessages } from '../theme/adminMessages.js';

export interface UnsavedBarProps {
  /** Something was typed that the shop does not have yet: the bar stays in view until it is saved or discarded. */
  dirty: boolean;
  /** It was typed earlier, and lost sight of: the bar says that it is back. */
  restored?: boolean;
  /** The form is on its way. */
  pending: boolean;
  /** Why it could not be sent: said where the press was, so that the form keeps still. */
  problem?: string | undefined;
  /** What the button that sends says. */
  submitLabel?: string;
  /** Throws away what was typed. */
  onDiscard: () => void;
}

/** The end of a long form: its button, which comes along with "Unsaved changes" and Discard as soon as there are any. */
export function UnsavedBar({
  dirty,
  restored = false,
  pending,
  problem,
  submitLabel,
  onDiscard,
}: UnsavedBarProps) {
  const { unsaved } = useAdminMessages().catalogue;
  return (
    <Stack direction="row" data-dirty={dirty || undefined} sx={barStyles}>
      {problem && (
        <Alert severity="error" sx={{ flex: '1 0 100%' }}>
          {problem}
        </Alert>
      )}
      <Typography role="status" variant="subtitle1" component="p" sx={{ flex: '1 1 auto' }}>
        {dirty && (restored ? unsaved.restored : unsaved.title)}
      </Typography>
      <Stack direction="row" spacing={1} sx={{ ml: 'auto' }}>
        {dirty && (
          <Button disabled={pending} onClick={onDiscard}>
            {unsaved.discard}
          </Button>
        )}
        <SubmitButton pending={pending} size="medium">
          {submitLabel ?? unsaved.save}
        </SubmitButton>
      </Stack>
    </Stack>
  );
}

const barStyles: Look = {
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  p: 1.25,
  pl: 2,
  border: 1,
  borderColor: 'transparent',
  borderRadius: 1.5,
  '&[data-dirty]': {
    position: 'sticky',
    bottom: (theme) => theme.spacing(1.5),
    zIndex: 'bar',
    borderColor: 'outline',
    bgcolor: 'background.paper',
    boxShadow: 8,
  },
};
