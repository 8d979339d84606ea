import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { fill } from '../../../../contract/messages/fill.js';
import { LabelledField } from '../../../../ui/FormTextField/LabelledField.js';
import { useAdminMessages } from '../../../../ui/theme/adminMessages.js';
import { formatNumber } from '../../../../ui/theme/formatNumber.js';
import type { useChoices } from './useChoices.js';

type Given = ReturnType<typeof useChoices>;

/** Renders inputs for the stock and unit of new products for which the imported file has no value. */
export function Missing({
  stock,
  unit,
}: {
  stock: Given['stock'];
  unit: Given['unit'] & { onBlur: () => void };
}) {
  const { importing } = useAdminMessages();
  if (!stock.count && !unit.count) return null;
  return (
    <Box component="section" aria-label={importing.missing}>
      <Typography variant="h4" component="h2" sx={{ mb: 1.5 }}>
        {importing.missing}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <Assumed {...stock} label={importing.startingStock} hint={importing.startingStockHint} />
        <Assumed {...unit} label={importing.startingUnit} hint={importing.startingUnitHint} />
      </Box>
    </Box>
  );
}

function Assumed({
  count,
  value,
  onChange,
  onBlur,
  error,
  label,
  hint,
}: Given['stock'] & { onBlur?: () => void; label: string; hint: string }) {
  if (!count) return null;
  return (
    <LabelledField
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onBlur={onBlur}
      error={Boolean(error)}
      helperText={error ?? fill(hint, { count: formatNumber(count) })}
      autoComplete="off"
    />
  );
}

interface KeepStockProps {
  /** The number of products whose stock the import would overwrite. */
  count: number;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/**
 * Warns that an import would overwrite stock that sales have changed, and offers to keep the current stock.
 */
export function KeepStock({ count, checked, onChange }: KeepStockProps) {
  const { importing } = useAdminMessages();
  if (!count) return null;
  return (
    <Alert severity="warning">
      {fill(importing.stockChanged, { count: formatNumber(count) })}
      <FormControlLabel
        label={importing.keepStock}
        control={<Checkbox checked={checked} onChange={(_, on) => onChange(on)} />}
      />
    </Alert>
  );
}
