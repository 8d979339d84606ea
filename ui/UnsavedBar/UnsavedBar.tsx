import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SubmitButton } from '../FormFrame/FormFrame.js';
import type { Styles } from '../theme/styles.js';
import { useAdminMessages } from '../theme/adminMessages.js';

export interface UnsavedBarProps {
  /** Whether there are unsaved changes. The bar stays visible until they are saved or discarded. */
  dirty: boolean;
  /** Whether the changes come from an earlier draft. The bar then says so. */
  restored?: boolean;
  /** Whether the form is being saved. */
  pending: boolean;
  /**
   * Error message of the last save. It appears in the bar, beside the pressed button, so that the form does
   * not move.
   */
  problem?: string | undefined;
  /** Label of the submit button. */
  submitLabel?: string;
  /** Called to discard the changes. */
  onDiscard: () => void;
}

/**
 * Ends a long form with its submit button. While there are unsaved changes, the bar stays visible and offers
 * Discard.
 */
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

const barStyles: Styles = {
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
