import Box, { type BoxProps } from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { fill } from '../../contract/messages/fill.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { clockTime, dueTime, longDate } from '../../contract/dates.js';
import { slotText } from '../../contract/slotText.js';
import type { Order } from '../../contract/order.js';
import { paymentShapes, statusShapes } from '../OrderStatusChip/OrderStatusChip.js';
import { useMessages } from '../theme/messages.js';
import { tabularNumbers } from '../theme/typography.js';
import { type PaymentEntry, stepsOf, type TimelineEntry, type TimelineStep } from './timelineSteps.js';

export interface OrderTimelineProps extends Omit<BoxProps<'ol'>, 'children'> {
  /** Past steps of the order, in any order. */
  history: readonly TimelineEntry[];
  /** Past steps of the online payment, if there is one. */
  payments?: readonly PaymentEntry[] | undefined;
  /** Expected delivery time (ISO text), shown until the order is delivered. */
  deliverBy?: string | undefined;
  /** Delivery time that the customer has chosen, shown in place of `deliverBy`. */
  chosenSlot?: Order['slot'];
}

/** Shows the steps of an order and who took them, for customers and for the shop. */
export function OrderTimeline({ history, payments, deliverBy, chosenSlot, ...root }: OrderTimelineProps) {
  const { ui, language } = useMessages();
  const { timeline } = ui;
  const due = deliverBy && fill(timeline.expected, { time: dueTime(deliverBy, language) });
  const expected =
    chosenSlot && deliverBy ? fill(timeline.expectedAt, { slot: slotText(chosenSlot, language) }) : due;
  return (
    <Box component="ol" aria-label={timeline.title} {...root}>
      {stepsOf(history, payments).map((step, position, all) => (
        <Step
          key={position}
          step={step}
          next={all[position + 1]}
          expected={step.status === 'delivered' && !step.at ? expected : undefined}
        />
      ))}
    </Box>
  );
}

interface StepProps {
  step: TimelineStep;
  next: TimelineStep | undefined;
  /** When the order is expected, in words. */
  expected: string | undefined;
}

const troubled: readonly unknown[] = ['cancelled', 'failed', 'expired'] satisfies (
  TimelineEntry['status'] | PaymentEntry['payment_status']
)[];

/** Returns the name and the icon of a step, and whether the step is shown in red: cancelled, failed or expired. */
const useStepIcon = ({ status }: TimelineStep) => {
  const { orders } = useMessages().ui;
  if (typeof status === 'string')
    return { name: orders.status[status], Shape: statusShapes[status], bad: troubled.includes(status) };
  const { payment_status: paid } = status;
  return { name: orders.payment[paid], Shape: paymentShapes[paid], bad: troubled.includes(paid) };
};

function Step({ step, next, expected }: StepProps) {
  const { timeline } = useMessages().ui;
  const { when } = step;
  const { name, Shape, bad } = useStepIcon(step);
  const reached = when !== 'toCome';
  return (
    <Box component="li" aria-current={when === 'now' ? 'step' : undefined} sx={stepStyles}>
      {next && <Box sx={{ ...lineStyles, bgcolor: next.when === 'toCome' ? 'divider' : 'primary.main' }} />}
      <Box sx={[markStyles, reached ? reachedStyles(bad ? 'error' : 'primary') : toCome]}>
        <Shape sx={{ fontSize: '1.125rem' }} />
      </Box>
      <Box sx={{ minWidth: 0, pt: 0.5 }}>
        <Typography
          component="span"
          variant={when === 'now' ? 'h5' : 'body1'}
          sx={{ color: reached ? 'text.primary' : 'text.secondary' }}
        >
          {name}
          {when === 'now' && <VisuallyHidden> · {timeline.now}</VisuallyHidden>}
          {!reached && <VisuallyHidden> · {timeline.toCome}</VisuallyHidden>}
        </Typography>
        <Detail step={step} expected={expected} />
        {step.note && (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {step.note}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

function Detail({ step: { at, by }, expected }: Pick<StepProps, 'step' | 'expected'>) {
  const { language, ui } = useMessages();
  const { timeline } = ui;
  if (!at && !expected) return null;
  return (
    <Typography variant="body2" sx={{ ...tabularNumbers, color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {at && (
        <time dateTime={at}>
          {fill(timeline.at, { day: longDate(at, language), time: clockTime(at, language) })}
        </time>
      )}
      {by && ` ${fill(timeline.by, { name: by })}`}
      {expected}
    </Typography>
  );
}

const mark = 36;

const stepStyles = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${mark}px minmax(0, 1fr)`,
  columnGap: 1.5,
  pb: 2.5,
  '&:last-of-type': { pb: 0 },
} as const;

const markStyles = {
  display: 'grid',
  placeItems: 'center',
  width: mark,
  height: mark,
  borderRadius: '50%',
  border: 1.5,
} as const;

const toCome = {
  borderColor: 'outline',
  borderStyle: 'dashed',
  color: 'text.secondary',
  bgcolor: 'background.paper',
};

const reachedStyles = (tone: 'primary' | 'error') => ({
  borderColor: `${tone}.main`,
  bgcolor: `${tone}.main`,
  color: `${tone}.contrastText`,
});

/** Draws the vertical line between the icon of a step and the icon of the next step. */
const lineStyles = {
  position: 'absolute',
  insetInlineStart: mark / 2 - 1,
  top: mark,
  bottom: 0,
  width: 2,
} as const;
