import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack, { type StackProps } from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { dateAndTime } from '../../contract/dates.js';
import type { Order, OrderProblem } from '../../contract/order.js';
import { useMessages } from '../theme/messages.js';
import { withSx } from '../theme/styles.js';
import { nameWithUnit } from '../UnitLine/UnitLine.js';

export interface OrderProblemsProps extends Omit<StackProps, 'children'> {
  /** The reported problems, the oldest first. Without any, the component renders nothing. */
  problems: readonly OrderProblem[];
  /** The lines of the order, for the names of the products. */
  lines: Order['lines'];
  /** Renders what follows a problem: a button to answer it, or who answered. Default: what the customer waits for. */
  footOf?: ((problem: OrderProblem) => ReactNode) | undefined;
}

/** Lists the problems that a customer reported about an order, the newest first, each with the shop's answer. */
export function OrderProblems({ problems, lines, footOf, sx, ...root }: OrderProblemsProps) {
  if (!problems.length) return null;
  return (
    <Stack sx={withSx(sx, { gap: 1 })} {...root}>
      {problems.toReversed().map((problem) => (
        <Problem key={problem.at} problem={problem} lines={lines} footOf={footOf} />
      ))}
    </Stack>
  );
}

interface ProblemProps extends Pick<OrderProblemsProps, 'lines' | 'footOf'> {
  problem: OrderProblem;
}

function Problem({ problem, lines, footOf = (shown) => <Waiting problem={shown} /> }: ProblemProps) {
  const { ui, language } = useMessages();
  const words = ui.orders.problem;
  const id = useId();
  const about = lines.filter(({ productId }) => problem.products.includes(productId));
  return (
    <Alert
      severity={problem.answer ? 'success' : 'warning'}
      role="group"
      aria-labelledby={id}
      sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' } }}
    >
      <Stack sx={{ gap: 1 }}>
        <div>
          <Typography id={id} variant="subtitle2" component="p">
            {words.title}: {words.kind[problem.kind]}
          </Typography>
          <Typography variant="body2" component="time" dateTime={problem.at}>
            {dateAndTime(problem.at, language)}
          </Typography>
        </div>
        {about.length > 0 && (
          <Box component="ul" aria-label={words.which} sx={{ listStyle: 'disc', pl: 2.5 }}>
            {about.map((line) => (
              <li key={line.productId}>{nameWithUnit(line)}</li>
            ))}
          </Box>
        )}
        {problem.text && <Written text={problem.text} />}
        {problem.answer && (
          <div>
            <Typography variant="subtitle2" component="p">
              {words.answer}
            </Typography>
            <Written text={problem.answer.text} />
          </div>
        )}
        {footOf(problem)}
      </Stack>
    </Alert>
  );
}

function Written({ text }: { text: string }) {
  return (
    <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap' }}>
      {text}
    </Typography>
  );
}

function Waiting({ problem }: { problem: OrderProblem }) {
  const words = useMessages().ui.orders.problem;
  if (problem.answer) return null;
  return <Typography variant="body2">{words.waiting}</Typography>;
}
