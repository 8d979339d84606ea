import Typography from '@mui/material/Typography';
import { useState, useEffect, useEffectEvent } from 'react';
import { routes } from '../../../contract/links.js';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.js';
import { ErrorState } from '../../../ui/ErrorState/ErrorState.js';
import { type SandboxAct, SandboxPayment } from '../../../ui/SandboxPayment/SandboxPayment.js';
import { Spinner } from '../../../ui/Spinner/Spinner.js';
import { useMessages } from '../../../ui/theme/messages.js';
import { VisuallyHiddenHeading } from '../../app/VisuallyHiddenHeading.js';
import { isFailure } from '../../app/net/failure.js';
import { checkoutApi } from './checkoutApi.js';
import { useBackFromPayment } from './useBackFromPayment.js';

const second = 1_000;

const secondsUntil = (iso: string | undefined): number =>
  iso ? Math.ceil((Date.parse(iso) - Date.now()) / second) : 0;

/**
 * Returns the seconds until a time, by the device's clock, and updates each second; 0 or less once the time
 * has passed or if it is unknown. Calls `onOver` when the time passes.
 */
const useSecondsUntil = (iso: string | undefined, onOver: () => void): number => {
  const [left, setLeft] = useState(0);
  const over = useEffectEvent(onOver);
  useEffect(() => {
    let before = secondsUntil(iso);
    const tick = () => {
      const now = secondsUntil(iso);
      setLeft(now);
      if (before > 0 && now <= 0) over();
      before = now;
    };
    tick();
    const ticking = setInterval(tick, second);
    return () => clearInterval(ticking);
  }, [iso]);
  return left;
};

/** Renders the sandbox's payment page: shows the payment, pays or declines it, and returns to the shop. */
export function SandboxCheckout({ session }: { session: string }) {
  const { sandbox } = useMessages().ui;
  const query = checkoutApi.useGetSandboxQuery({ session }, { refetchOnFocus: true });
  const { data: page, error, isFetching, refetch } = query;
  const { act, pending } = useSandboxActs(session, () => void refetch());
  const secondsLeft = useSecondsUntil(page?.until, () => void refetch());
  if (page) return <SandboxPayment page={page} secondsLeft={secondsLeft} onAct={act} pending={pending} />;
  if (isFailure(error) && error.code === 'notFound') return <Unknown />;
  return (
    <>
      <VisuallyHiddenHeading>{sandbox.title}</VisuallyHiddenHeading>
      {error ? (
        <ErrorState title={sandbox.notLoaded} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Spinner label={sandbox.loading} />
      )}
    </>
  );
}

/**
 * Returns a function that pays or declines the payment; only the first click counts. When the browser's Back
 * restores the page, `onBack` loads the current state.
 */
const useSandboxActs = (session: string, onBack: () => void) => {
  const [paySandbox] = checkoutApi.usePaySandboxMutation();
  const [pending, setPending] = useState<SandboxAct>();
  useBackFromPayment(() => {
    setPending(undefined);
    onBack();
  });
  const act = (chosen: SandboxAct) => {
    if (pending) return;
    setPending(chosen);
    void paySandbox({ session, act: chosen }).then(({ data: left }) => {
      if (left) window.location.assign(left.url);
      else setPending(undefined); // the failure was shown already
    });
  };
  return { act, pending };
};

function Unknown() {
  const { account, sandbox } = useMessages().ui;
  return (
    <>
      <Typography component="h1" variant="h2">
        {sandbox.title}
      </Typography>
      <EmptyState
        drawing="search"
        title={sandbox.unknown}
        text={sandbox.unknownHint}
        buttonProps={{ href: routes.orders, children: account.orders }}
      />
    </>
  );
}
