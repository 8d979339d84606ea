import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Rating from '@mui/material/Rating';
import { useId } from 'react';
import { type Control, useController } from 'react-hook-form';
import type { z } from 'zod';
import { limits } from '../../contract/limits.js';
import { fill } from '../../contract/messages/fill.js';
import { type OwnRating, ratingInput } from '../../contract/rating.js';
import { useContractForm, type OnSubmit } from '../form/useContractForm.js';
import { usePending } from '../form/usePending.js';
import { FormActions } from '../FormDialog/FormActions.js';
import { FormDialog } from '../FormDialog/FormDialog.js';
import { FormFrame } from '../FormFrame/FormFrame.js';
import { FormTextField } from '../FormTextField/FormTextField.js';
import { starStyles } from '../Reviews/Stars.js';
import { busyWhen } from '../theme/busy.js';
import { counted } from '../theme/counted.js';
import { useRatingMessages } from '../theme/ratingMessages.js';

/** A rating as the customer gives it: stars, a text or none, and the name shown with the text or none. */
export type GivenRating = z.output<typeof ratingInput>;

export interface RatingDialogProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** Name of the product. */
  name: string;
  /** The customer's rating that is changed; undefined for a first one. */
  rating?: Pick<OwnRating, 'stars' | 'text' | 'name'> | undefined;
  /** The name that a first rating proposes. */
  proposedName?: string | undefined;
  /** Sends the rating and resolves once the shop has it. Rejects with the API error. The parent closes the dialog. */
  onSubmit: OnSubmit<GivenRating>;
  /** Removes the rating; only offered if there is one. The parent closes the dialog. */
  onRemove?: (() => Promise<unknown>) | undefined;
  /** Called on Escape, the cross or Cancel. */
  onClose: () => void;
}

/** Asks a customer for the rating of a product: one to five stars, and a text and a name if they like. */
export function RatingDialog({ open, onClose, ...form }: RatingDialogProps) {
  const words = useRatingMessages();
  const title = fill(form.rating ? words.changeNamed : words.rateNamed, { name: form.name });
  return (
    <FormDialog open={open} title={title} onClose={onClose}>
      <RatingForm title={title} onClose={onClose} {...form} />
    </FormDialog>
  );
}

type Fields = Control<z.input<typeof ratingInput>, unknown, GivenRating>;

interface RatingFormProps extends Omit<RatingDialogProps, 'open' | 'name'> {
  title: string;
}

function RatingForm({ title, rating, proposedName = '', onSubmit, onRemove, onClose }: RatingFormProps) {
  const words = useRatingMessages();
  const { isPending: isRemoving, run } = usePending();
  const remove = onRemove && (() => run(onRemove));
  const { control, frame, pending } = useContractForm({
    schema: ratingInput,
    defaultValues: {
      ...(rating && { stars: rating.stars }),
      text: rating?.text ?? '',
      name: rating?.name ?? proposedName.slice(0, limits.ratingName),
    },
    onSubmit,
  });
  return (
    <FormFrame {...frame} label={title}>
      <StarsField control={control} />
      <FormTextField
        control={control}
        name="text"
        label={words.text}
        hint={words.textHint}
        required={false}
        multiline
        minRows={3}
        slotProps={{ htmlInput: { maxLength: limits.ratingText } }}
      />
      <FormTextField
        control={control}
        name="name"
        label={words.name}
        hint={words.nameHint}
        required={false}
        autoComplete="nickname"
        slotProps={{ htmlInput: { maxLength: limits.ratingName } }}
      />
      <FormActions
        pending={pending}
        cancelLabel={words.cancel}
        onCancel={onClose}
        first={
          rating &&
          remove && (
            <Button size="large" color="error" onClick={remove} sx={{ mr: 'auto' }} {...busyWhen(isRemoving)}>
              {words.remove}
            </Button>
          )
        }
      >
        {words.save}
      </FormActions>
    </FormFrame>
  );
}

/** Five stars as radio buttons: a press or the arrow keys choose. */
function StarsField({ control }: { control: Fields }) {
  const words = useRatingMessages();
  const { field, fieldState } = useController({ control, name: 'stars' });
  const id = useId();
  const value = Number(field.value);
  return (
    <FormControl error={fieldState.invalid} sx={{ alignItems: 'flex-start' }}>
      <FormLabel id={id} sx={{ typography: 'subtitle2', color: 'text.primary' }}>
        {words.stars}
      </FormLabel>
      <Rating
        ref={(group: HTMLElement | null) => field.ref(group?.querySelector('input'))}
        name={`${id}-stars`}
        role="radiogroup"
        aria-labelledby={id}
        aria-describedby={`${id}-error`}
        value={value || null}
        emptyLabelText={words.starsMissing}
        getLabelText={(stars) => counted(words.oneStar, words.manyStars, stars)}
        onChange={(_event, stars) => field.onChange(stars ?? value)}
        onBlur={field.onBlur}
        sx={largeStars}
      />
      <FormHelperText id={`${id}-error`} sx={{ mx: 0 }}>
        {fieldState.invalid && words.starsMissing}
      </FormHelperText>
    </FormControl>
  );
}

/** Stars large enough for a thumb. */
const largeStars = { ...starStyles, fontSize: '2.75rem', ml: -0.5 } as const;
