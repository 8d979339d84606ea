import { skipToken } from '@reduxjs/toolkit/query';
import Button from '@mui/material/Button';
import { ProductRow } from '../../../ui/ProductRow/ProductRow.js';
import { useTexts } from '../../../ui/theme/texts.js';
import { notice } from '../../app/notices.js';
import { habitsApi } from './habitsApi.js';
import { seenList } from './seen.js';
import type { ShownCard } from './shownCard.js';
import { useSeen } from './useSeen.js';

export interface SeenRowProps {
  Card: ShownCard;
  /** The product whose page this is: one need not be told that one sees it. */
  except?: string;
}

/** The focus must not be lost with the button that had it. */
const goToMain = () => document.getElementById('main')?.focus({ preventScroll: true });

/** What was looked at on this device, the last first, as far as it is still sold. */
export function SeenRow({ Card, except }: SeenRowProps) {
  const { habits } = useTexts().web;
  const ids = useSeen().filter((id) => id !== except);
  const query = habitsApi.useGetSeenQuery(ids.length ? { ids: [...ids].sort() } : skipToken);
  const known = new Map(query.data?.map((product) => [product._id, product]));
  const products = ids.flatMap((id) => known.get(id) ?? []);
  const waiting = !query.data && !query.isError;
  if (ids.length === 0 || (!waiting && products.length === 0)) return null;
  const clear = () => {
    goToMain();
    seenList.forget();
    notice.success(habits.seenCleared);
  };
  const action = (
    <Button size="small" aria-label={habits.clearSeenNamed} onClick={clear}>
      {habits.clearSeen}
    </Button>
  );
  return (
    <ProductRow title={habits.seen} action={action} loading={waiting}>
      {products.map((product) => (
        <Card key={product._id} product={product} />
      ))}
    </ProductRow>
  );
}
