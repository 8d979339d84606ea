import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { limits } from '../../contract/limits.js';
import { fill } from '../../contract/messages/fill.js';
import { type AdminRating, rejectionInput } from '../../contract/rating.js';
import { useContractForm } from '../form/useContractForm.js';
import { FormActions } from '../FormDialog/FormActions.js';
import { FormDialog } from '../FormDialog/FormDialog.js';
import { FormFrame } from '../FormFrame/FormFrame.js';
import { FormTextField } from '../FormTextField/FormTextField.js';
import { useAdminMessages } from '../theme/adminMessages.js';

export interface RejectRatingDialogProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** The rating that is rejected. */
  rating: Pick<AdminRating, 'product' | 'stars' | 'text'>;
  /** Rejects the rating for a reason, which may be empty. Rejects with the API error. The parent closes the dialog. */
  onSubmit: (reason: string) => Promise<unknown>;
  /** Called on Escape, the cross or Cancel. */
  onClose: () => void;
}

/** Asks an admin why a rating is rejected. */
export function RejectRatingDialog({ open, rating, onSubmit, onClose }: RejectRatingDialogProps) {
  const { ratings } = useAdminMessages();
  const { control, frame, pending, reset } = useContractForm({
    schema: rejectionInput,
    defaultValues: { reason: '' },
    onSubmit: ({ reason }) => onSubmit(reason),
  });
  return (
    <FormDialog open={open} title={ratings.rejectTitle} onClose={onClose} onExited={reset}>
      <FormFrame {...frame} label={ratings.rejectTitle}>
        <Box sx={{ overflowWrap: 'anywhere' }}>
          <Typography variant="subtitle2" component="p">
            {rating.product} · {fill(ratings.starsOf, { stars: rating.stars })}
          </Typography>
          {rating.text && <Typography sx={{ whiteSpace: 'pre-wrap' }}>{rating.text}</Typography>}
        </Box>
        <Typography>{ratings.rejectText}</Typography>
        <FormTextField
          control={control}
          name="reason"
          label={ratings.reasonLabel}
          hint={ratings.reasonHint}
          required={false}
          autoFocus
          multiline
          minRows={2}
          slotProps={{ htmlInput: { maxLength: limits.ratingReason } }}
        />
        <FormActions pending={pending} onCancel={onClose} color="error">
          {ratings.reject}
        </FormActions>
      </FormFrame>
    </FormDialog>
  );
}
