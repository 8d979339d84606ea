import { useLocation } from 'react-router-dom';
import { routes } from '../../contract/links.js';
import { StopMailsForm } from '../../ui/StopMailsForm/StopMailsForm.js';
import { useMessages } from '../../ui/theme/messages.js';
import { AuthFrame } from '../features/account/AuthFrame.js';
import { backInStockApi } from '../features/backInStock/backInStockApi.js';

/**
 * Renders `/stop-mails#…`, to which mails about products that are back in stock link. A mail program that opens the
 * address for its own button sends the token as `?token=…`.
 */
export default function StopMailsRoute() {
  const { ui, web } = useMessages();
  const { hash, search } = useLocation();
  const [stop] = backInStockApi.useStopMailsMutation();
  const token = hash ? hash.slice(1) : (new URLSearchParams(search).get('token') ?? '');
  return (
    <AuthFrame
      title={ui.backInStock.stopTitle}
      lead={ui.backInStock.stopLead}
      links={[{ href: routes.home, label: web.goHome }]}
    >
      <StopMailsForm key={token} token={token} onSubmit={(values) => stop(values).unwrap()} />
    </AuthFrame>
  );
}
