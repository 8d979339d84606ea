import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatMoney, type Paise } from '../../../contract/money.js';
import { fill } from '../../../contract/texts/fill.js';
import { useTexts } from '../../../ui/theme/texts.js';
import { isUnanswered } from '../../app/net/failure.js';
import type { Refused } from './usePlaceOrder.js';

export interface RefusedNoticeProps {
  refused: Refused;
  /** What the cart comes to now. */
  total: Paise;
  /** Tries again with the cart as it is now. */
  onAccept: () => void;
}

/** Codes after which the same order may be placed with other figures, by one tap. */
const isAboutFigures = (code: string) => code === 'totalsChanged' || code === 'cartChanged';

/** Why no order was placed, with the new figures and one tap to accept them (W-09). */
export function RefusedNotice({ refused, total, onAccept }: RefusedNoticeProps) {
  const { checkout } = useTexts().web;
  const { states } = useTexts().ui;
  const { failure } = refused;
  const amount = { total: formatMoney(total) };
  const unsure = isUnanswered(failure) && failure.code !== 'paymentsUnavailable';
  return (
    <Alert
      severity="warning"
      action={
        isAboutFigures(failure.code) ? (
          <Button onClick={onAccept}>{fill(checkout.orderAnyway, amount)}</Button>
        ) : (
          unsure && <Button onClick={onAccept}>{states.retry}</Button>
        )
      }
    >
      <Typography variant="subtitle2" component="p">
        {failure.message}
      </Typography>
      {isAboutFigures(failure.code) && fill(checkout.newTotal, amount)}
      {unsure && checkout.unsure}
    </Alert>
  );
}
