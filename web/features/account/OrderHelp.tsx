import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { dueTime } from '../../../contract/dates.js';
import { routes } from '../../../contract/links.js';
import { fill } from '../../../contract/messages/fill.js';
import type { Order } from '../../../contract/order.js';
import { reportableUntil } from '../../../contract/orderSteps.js';
import { ReportProblemDialog } from '../../../ui/ReportProblemDialog/ReportProblemDialog.js';
import { useMessages } from '../../../ui/theme/messages.js';
import { accountApi } from './accountApi.js';

/** Renders what a customer can do when something is wrong with an order: report a problem, or read and ask. */
export function OrderHelp({ order }: { order: Order }) {
  const { ui, web } = useMessages();
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
      <Typography color="textSecondary" sx={{ flexBasis: { xs: '100%', sm: 'auto' } }}>
        {web.orderPages.needHelp}
      </Typography>
      <ReportProblem order={order} />
      {(['help', 'contact', 'refunds'] as const).map((name) => (
        <Button key={name} href={routes[name]}>
          {ui.site.pages[name]}
        </Button>
      ))}
    </Stack>
  );
}

function ReportProblem({ order }: { order: Order }) {
  const { ui, language } = useMessages();
  const [isOpen, setOpen] = useState(false);
  const [report] = accountApi.useReportProblemMutation();
  const until = reportableUntil(order);
  const isReportable = until !== undefined && until.getTime() > Date.now();
  const close = () => setOpen(false);
  return (
    <>
      {isReportable && (
        <Stack
          direction="row"
          sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, flexBasis: '100%' }}
        >
          <Button variant="outlined" onClick={() => setOpen(true)}>
            {ui.orders.problem.report}
          </Button>
          <Typography variant="body2" color="textSecondary">
            {fill(ui.orders.problem.until, { time: dueTime(until.toISOString(), language) })}
          </Typography>
        </Stack>
      )}
      {/* it stays with its text when the order changes meanwhile */}
      <ReportProblemDialog
        open={isOpen}
        lines={order.lines}
        onSubmit={(problem) =>
          report({ orderId: order.orderId, ...problem })
            .unwrap()
            .then(close)
        }
        onClose={close}
      />
    </>
  );
}
