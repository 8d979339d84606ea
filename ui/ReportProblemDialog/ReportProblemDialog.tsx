import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useController, type Control } from 'react-hook-form';
import type { z } from 'zod';
import { problemKinds } from '../../contract/codes.js';
import { limits } from '../../contract/limits.js';
import { type Order, problemInput } from '../../contract/order.js';
import { errorText } from '../form/errorText.js';
import { useContractForm, type OnSubmit } from '../form/useContractForm.js';
import { FormActions } from '../FormDialog/FormActions.js';
import { FormDialog } from '../FormDialog/FormDialog.js';
import { FormFrame } from '../FormFrame/FormFrame.js';
import { FormTextField } from '../FormTextField/FormTextField.js';
import { useMessages } from '../theme/messages.js';
import { nameWithUnit } from '../UnitLine/UnitLine.js';

/** A problem as the customer reports it: its kind, the ids of the products, and a description. */
export type ReportedProblem = z.output<typeof problemInput>;

export interface ReportProblemDialogProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** The lines of the order. Their products are offered as those that the problem is about. */
  lines: Order['lines'];
  /** Sends the report and resolves once the shop has it. Rejects with the API error. The parent closes the dialog. */
  onSubmit: OnSubmit<ReportedProblem>;
  /** Called on Escape, the cross or Cancel. */
  onClose: () => void;
}

type Fields = Control<z.input<typeof problemInput>, unknown, ReportedProblem>;

/** Asks the customer what is wrong with a delivered order: the kind of problem, the products, and a description. */
export function ReportProblemDialog({ open, lines, onSubmit, onClose }: ReportProblemDialogProps) {
  const { problem } = useMessages().ui.orders;
  const { control, frame, pending, reset } = useContractForm({
    schema: problemInput,
    defaultValues: { products: [], text: '' },
    onSubmit,
  });
  return (
    <FormDialog open={open} title={problem.report} onClose={onClose} onExited={reset}>
      <FormFrame {...frame} label={problem.report}>
        <Kinds control={control} />
        <Products control={control} lines={lines} />
        <FormTextField
          control={control}
          name="text"
          label={problem.text}
          required={false}
          multiline
          minRows={3}
          slotProps={{ htmlInput: { maxLength: limits.note } }}
        />
        <FormActions pending={pending} onCancel={onClose}>
          {problem.send}
        </FormActions>
      </FormFrame>
    </FormDialog>
  );
}

function Kinds({ control }: { control: Fields }) {
  const { problem } = useMessages().ui.orders;
  const { field, fieldState } = useController({ control, name: 'kind' });
  const { ref, value, ...bound } = field;
  const id = useId();
  return (
    <FormControl error={fieldState.invalid}>
      <FormLabel id={id}>{problem.what}</FormLabel>
      <RadioGroup {...bound} value={value ?? ''} aria-labelledby={id} aria-describedby={`${id}-error`}>
        {problemKinds.map((kind, index) => (
          <FormControlLabel
            key={kind}
            value={kind}
            label={problem.kind[kind]}
            control={<Radio {...(index === 0 && { slotProps: { input: { ref } } })} />}
          />
        ))}
      </RadioGroup>
      <FormHelperText id={`${id}-error`}>{errorText(problem.what, fieldState.error)}</FormHelperText>
    </FormControl>
  );
}

function Products({ control, lines }: { control: Fields; lines: Order['lines'] }) {
  const { problem } = useMessages().ui.orders;
  const { field, fieldState } = useController({ control, name: 'products' });
  const chosen = (field.value ?? []).map((product) => (typeof product === 'string' ? product : product._id));
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">{problem.which}</FormLabel>
      <FormGroup>
        {lines.map((line) => (
          <FormControlLabel
            key={line.productId}
            label={nameWithUnit(line)}
            sx={{ overflowWrap: 'anywhere' }}
            control={<Checkbox checked={chosen.includes(line.productId)} onBlur={field.onBlur} />}
            onChange={(_event, checked) =>
              field.onChange(
                checked
                  ? [...chosen, line.productId]
                  : chosen.filter((product) => product !== line.productId),
              )
            }
          />
        ))}
      </FormGroup>
      <FormHelperText error>{errorText(problem.which, fieldState.error)}</FormHelperText>
    </FormControl>
  );
}
