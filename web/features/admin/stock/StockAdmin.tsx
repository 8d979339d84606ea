import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { routes } from '../../../../contract/links.js';
import { SavedViews } from '../../../../ui/SavedViews/SavedViews.js';
import { StockLevels } from '../../../../ui/StockLevels/StockLevels.js';
import { useAdminMessages } from '../../../../ui/theme/adminMessages.js';
import { AdminFrame } from '../AdminFrame.js';
import type { CategoriesProps } from '../CategoryAdmin.js';
import { StockFilters } from './StockFilters.js';
import { StockRows } from './StockRows.js';
import { levelIn } from './stockValues.js';
import { useStockTable } from './useStockTable.js';
import { useStockViews } from './useStockViews.js';

const panel = 'stock-panel';

/** Renders price, discount and stock of all products in one table. */
export function StockAdmin(categoryProps: Pick<CategoriesProps, 'categories' | 'subCategories'>) {
  const { screens } = useAdminMessages();
  const table = useStockTable();
  const { hidden, setHidden, ...views } = useStockViews(table);
  const { values, data, change } = table;
  return (
    <AdminFrame
      heading={screens.stock}
      actions={
        <Button variant="contained" href={routes.uploadProduct}>
          {screens.upload}
        </Button>
      }
    >
      <SavedViews {...views} panelId={panel} />
      <StockFilters table={table} hidden={hidden} onHiddenChange={setHidden} {...categoryProps} />
      <StockLevels
        counts={data?.counts ?? {}}
        value={levelIn(values)}
        onChange={(level) => change({ stock: level === 'all' ? '' : level })}
      />
      <Box id={panel} role="tabpanel" aria-label={screens.stock}>
        <StockRows table={table} hidden={hidden} panelId={panel} {...categoryProps} />
      </Box>
    </AdminFrame>
  );
}
