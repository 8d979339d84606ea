import InputAdornment from '@mui/material/InputAdornment';
import Box from '@mui/material/Box';
import type { DeliveryRulesWire } from '../../contract/delivery.js';
import { fill } from '../../contract/messages/fill.js';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.js';
import { EditConflictNotice } from '../form/EditConflictNotice.js';
import { FormFrame } from '../FormFrame/FormFrame.js';
import { FormTextField } from '../FormTextField/FormTextField.js';
import { Section } from '../ProductForm/Section.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import type { Styles } from '../theme/styles.js';
import { tabularNumbers } from '../theme/typography.js';
import { UnsavedBar } from '../UnsavedBar/UnsavedBar.js';
import { ClosedDates } from './ClosedDates.js';
import { amounts, type DeliveryFields } from './deliveryFields.js';
import { HoursFields } from './HoursFields.js';
import { useDeliveryForm } from './useDeliveryForm.js';

export interface DeliveryFormProps {
  /** The saved delivery rules to edit. Amounts are in rupees. */
  rules: DeliveryRulesWire;
  /**
   * Saves the rules. Resolves with the saved rules, rejects with the API error. The form handles
   * `staleRevision` itself.
   */
  onSubmit: (fields: DeliveryFields) => Promise<DeliveryRulesWire>;
  /** Called when the form gets or loses unsaved changes. */
  onDirtyChange?: (dirty: boolean) => void;
}

const rupees = { startAdornment: <InputAdornment position="start">₹</InputAdornment> };

/** Edits the delivery rules: where, at which prices and when the shop delivers. */
export function DeliveryForm(props: DeliveryFormProps) {
  const { delivery: words, catalogue } = useAdminMessages();
  const { form, save, notice, discarding, ...bar } = useDeliveryForm(props);
  const { control } = form;
  const hints = { minimum: words.minimumHint, charge: words.chargeHint, freeFrom: words.freeFromHint };
  return (
    <>
      <FormFrame onSubmit={(event) => void save(event)} label={words.title}>
        {notice && <EditConflictNotice {...notice} />}
        <Box sx={sections}>
          <Section title={words.charges}>
            {amounts.map((name) => (
              <FormTextField
                key={name}
                control={control}
                name={name}
                label={words[name]}
                hint={hints[name]}
                autoComplete="off"
                slotProps={{ htmlInput: { inputMode: 'decimal', style: tabularNumbers }, input: rupees }}
              />
            ))}
          </Section>
          <Section title={words.hours}>
            <HoursFields form={form} />
          </Section>
          <Section title={words.where}>
            <FormTextField
              control={control}
              name="pincodes"
              label={words.pincodes}
              hint={words.pincodesHint}
              required={false}
              autoComplete="off"
              multiline
              minRows={3}
              maxRows={12}
            />
          </Section>
          <Section title={words.closedDates}>
            <ClosedDates control={control} />
          </Section>
        </Box>
        <UnsavedBar {...bar} onDiscard={discarding.ask} />
      </FormFrame>
      <ConfirmDialog
        open={discarding.open}
        title={catalogue.unsaved.discardTitle}
        text={fill(catalogue.unsaved.discardText, { count: discarding.count })}
        confirmLabel={catalogue.unsaved.discard}
        cancelLabel={catalogue.unsaved.keep}
        onConfirm={discarding.confirm}
        onCancel={discarding.keep}
      />
    </>
  );
}

/**
 * Stacks the sections of the form. On a desktop, the section with the opening hours of the week is beside the
 * others, because it is long.
 */
const sections: Styles = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
  gridTemplateRows: { lg: 'auto auto 1fr' },
  '& > :nth-of-type(2)': { gridArea: { lg: '1 / 2 / span 3' } },
};
