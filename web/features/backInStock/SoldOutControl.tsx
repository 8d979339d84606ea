import Box from '@mui/material/Box';
import { lazy, Suspense, useState } from 'react';
import type { ProductSummary } from '../../../contract/product.js';
import { NotifyButton } from '../../../ui/NotifyMe/NotifyButton.js';
import { nameWithUnit } from '../../../ui/UnitLine/UnitLine.js';
import { waitingForShop } from '../../app/net/code.js';
import { useUsed } from '../../app/useUsed.js';

const NotifyMeControl = lazy(waitingForShop(() => import('./NotifyMeControl.js')));

/**
 * Renders "Notify me" in the place of Add. The served page has its button; what answers a press loads once the page is
 * used. The page's inline script finds the button again by `data-product` (boot.ts).
 */
export function SoldOutControl({ product }: { product: ProductSummary }) {
  const [pressed, setPressed] = useState(false);
  const button = <NotifyButton name={nameWithUnit(product)} onClick={() => setPressed(true)} />;
  return (
    <Box data-product={product._id} sx={{ minHeight: 80 }}>
      {useUsed() ? (
        <Suspense fallback={button}>
          <NotifyMeControl product={product} pressed={pressed} />
        </Suspense>
      ) : (
        button
      )}
    </Box>
  );
}
