import Alert, { type AlertProps } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFocusThatGoesOn } from '../../../ui/theme/useFocusThatGoesOn.js';
import { useMessages } from '../../../ui/theme/messages.js';
import { useIsOnline } from '../../app/net/onlineStatus.js';

export interface CheckoutNoticeProps {
  severity: AlertProps['severity'];
  title: string;
  text?: string | undefined;
  /** The button that solves the problem. */
  action?: { label: string; onClick: () => void } | undefined;
}

/** Renders a warning before the payment, with its solution. Passes the focus on once it is solved. */
export function CheckoutNotice({ severity, title, text, action }: CheckoutNoticeProps) {
  const leaving = useFocusThatGoesOn<HTMLDivElement>();
  return (
    <Alert ref={leaving} severity={severity} sx={{ '& .MuiAlert-message': { flex: 1 } }}>
      <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
        <Typography variant="subtitle2" component="p">
          {title}
        </Typography>
        {text && <Typography variant="body2">{text}</Typography>}
        {action && (
          <Button variant="contained" size="small" onClick={action.onClick}>
            {action.label}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}

/** Says that an order needs a connection, while there is none. */
export function OfflineNotice() {
  const { checkout } = useMessages().web;
  if (useIsOnline()) return null;
  return <CheckoutNotice severity="warning" title={checkout.offline} text={checkout.offlineHint} />;
}
