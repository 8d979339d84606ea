import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { routes } from '../../contract/links.js';
import { SavedViews } from '../../ui/SavedViews/SavedViews.js';
import { StockLevels } from '../../ui/StockLevels/StockLevels.js';
import { useAdminMessages } from '../../ui/theme/adminMessages.js';
import { AdminFrame } from '../features/admin/AdminFrame.js';
import { StockFilters } from '../features/admin/stock/StockFilters.js';
import { StockRows } from '../features/admin/stock/StockRows.js';
import { levelIn } from '../features/admin/stock/stockValues.js';
import { useStockTable } from '../features/admin/stock/useStockTable.js';
import { useStockViews } from '../features/admin/stock/useStockViews.js';

const panel = 'stock-panel';

/**
 * Renders price, discount and stock of all products in one table. It works before the categories have loaded;
 * only filters and moving products wait for them.
 */
export default function StockAdminRoute() {
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
      <StockFilters table={table} hidden={hidden} onHiddenChange={setHidden} />
      <StockLevels
        counts={data?.counts ?? {}}
        value={levelIn(values)}
        onChange={(level) => change({ stock: level === 'all' ? '' : level })}
      />
      <Box id={panel} role="tabpanel" aria-label={screens.stock}>
        <StockRows table={table} hidden={hidden} panelId={panel} />
      </Box>
    </AdminFrame>
  );
}
