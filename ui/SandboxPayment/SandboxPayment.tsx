import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper, { type PaperProps } from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { sandboxActs } from '../../contract/codes.js';
import { formatRupees } from '../../contract/money.js';
import type { SandboxPage } from '../../contract/payment.js';
import { fill } from '../../contract/messages/fill.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { busyWhen } from '../theme/busy.js';
import { useMessages } from '../theme/messages.js';
import { tabularNumbers } from '../theme/typography.js';
import { withSx } from '../theme/styles.js';

export type SandboxAct = (typeof sandboxActs)[number];

export interface SandboxPaymentProps extends Omit<PaperProps, 'children' | 'title'> {
  /** Response of `order/sandbox`; the amount in rupees. */
  page: SandboxPage;
  /**
   * Seconds until the payment expires by this device's clock. At 0 or below no time is shown, because only
   * the shop knows whether it has expired.
   */
  secondsLeft: number;
  /** Called with the chosen outcome of the payment. */
  onAct: (act: SandboxAct) => void;
  /** The outcome that is being sent. No button can be pressed meanwhile. */
  pending?: SandboxAct | undefined;
}

/** Replaces a payment provider's page for tests, and says so. The tester chooses the outcome of the payment. */
export function SandboxPayment({ page, secondsLeft, onAct, pending, sx, ...root }: SandboxPaymentProps) {
  const { sandbox } = useMessages().ui;
  return (
    <Paper variant="outlined" sx={withSx(sx, { width: '100%', maxWidth: 440, overflow: 'hidden' })} {...root}>
      <TestMark />
      <Stack sx={{ gap: 3, p: { xs: 2.5, sm: 4 } }}>
        <Box>
          <Typography component="h1" variant="h4">
            {sandbox.title}
          </Typography>
          <Typography component="p" variant="h1" sx={{ ...tabularNumbers, mt: 1, overflowWrap: 'anywhere' }}>
            <VisuallyHidden>{sandbox.amount} </VisuallyHidden>
            {formatRupees(page.amount)}
          </Typography>
        </Box>
        <Facts page={page} secondsLeft={secondsLeft} />
        {page.state === 'open' ? <Acts {...{ page, onAct, pending }} /> : <Over page={page} />}
      </Stack>
    </Paper>
  );
}

function TestMark() {
  const { sandbox } = useMessages().ui;
  return (
    <Box sx={{ bgcolor: 'soft.secondary', color: 'text.primary', px: { xs: 2.5, sm: 4 }, py: 2 }}>
      <Typography variant="subtitle1" component="p">
        {sandbox.noMoney}
      </Typography>
      <Typography variant="body2">{sandbox.noMoneyHint}</Typography>
    </Box>
  );
}

function Facts({ page, secondsLeft }: Pick<SandboxPaymentProps, 'page' | 'secondsLeft'>) {
  const { sandbox } = useMessages().ui;
  const facts = [
    [sandbox.order, page.orderId],
    ...(page.state === 'open' && secondsLeft > 0 ? [[sandbox.timeLeft, timeLeft(secondsLeft)]] : []),
  ];
  return (
    <Stack component="dl" sx={{ m: 0, gap: 1 }}>
      {facts.map(([name, value]) => (
        <Stack key={name} direction="row" sx={{ gap: 2, justifyContent: 'space-between' }}>
          <Typography component="dt" sx={{ color: 'text.secondary' }}>
            {name}
          </Typography>
          <Typography
            component="dd"
            sx={{ ...tabularNumbers, m: 0, textAlign: 'end', overflowWrap: 'anywhere', minWidth: 0 }}
          >
            {value}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}

function Acts({ page, onAct, pending }: Pick<SandboxPaymentProps, 'page' | 'onAct' | 'pending'>) {
  const { sandbox } = useMessages().ui;
  const act = (name: SandboxAct) => ({
    ...busyWhen(pending === name),
    disabled: pending !== undefined,
    onClick: () => onAct(name),
  });
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Button variant="contained" size="large" {...act('pay')}>
        {fill(sandbox.pay, { amount: formatRupees(page.amount) })}
      </Button>
      <Button variant="outlined" color="error" size="large" {...act('decline')}>
        {sandbox.decline}
      </Button>
      <Button {...act('leave')}>{sandbox.leave}</Button>
    </Stack>
  );
}

function Over({ page: { state, back } }: Pick<SandboxPaymentProps, 'page'>) {
  const { sandbox } = useMessages().ui;
  if (state === 'open') return null;
  return (
    <Stack sx={{ gap: 2 }}>
      <Alert severity={state === 'paid' ? 'success' : 'info'} role="status">
        {sandbox[state]}
      </Alert>
      <Button variant="contained" size="large" href={back}>
        {sandbox.back}
      </Button>
    </Stack>
  );
}

/** Formats a remaining time in minutes and seconds, such as "29:05". Negative times are shown as "0:00". */
export const timeLeft = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};
