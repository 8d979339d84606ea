import Box from '@mui/material/Box';
import type { Order } from '../../contract/order.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { tabularNumbers } from '../theme/typography.js';

/** The largest number of boxes to tick for a product. A larger quantity gets a single box. */
const boxes = 8;

/**
 * Lists the products to pack, with a box to tick for each piece. It leaves out prices, which packing does not
 * need.
 */
export function SlipLines({ lines }: { lines: Order['lines'] }) {
  const { orders } = useAdminMessages();
  return (
    <Box component="table" sx={linesStyles}>
      <thead>
        <tr>
          <th scope="col">{orders.quantity}</th>
          <th scope="col">{orders.product}</th>
          <th scope="col">{orders.packed}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ productId, name, unit, quantity }) => (
          <tr key={String(productId)}>
            <td>{quantity} ×</td>
            <th scope="row">
              {name}
              <Box component="span" sx={{ display: 'block', typography: 'body2' }}>
                {unit}
              </Box>
            </th>
            <td>
              <Boxes count={quantity} />
            </td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

function Boxes({ count }: { count: number }) {
  const drawn = count > boxes ? 1 : count;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, justifyContent: 'flex-end' }}>
      <VisuallyHidden>{count}</VisuallyHidden>
      {Array.from({ length: drawn }, (_, position) => (
        <Box
          key={position}
          sx={{ width: 18, height: 18, border: 1.5, borderColor: 'outline', borderRadius: 0.25 }}
        />
      ))}
    </Box>
  );
}

const linesStyles = {
  ...tabularNumbers,
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    textAlign: 'start',
    verticalAlign: 'top',
    py: 1,
    pr: 1.5,
    borderBottom: 1,
    borderColor: 'divider',
    fontWeight: 'fontWeightRegular',
    overflowWrap: 'anywhere',
  },
  '& thead th': { typography: 'overline', whiteSpace: 'nowrap' },
  '& td:first-of-type': { fontWeight: 'fontWeightBold', whiteSpace: 'nowrap' },
  '& tbody th': { fontWeight: 'fontWeightMedium' },
  '& th:last-of-type, & td:last-of-type': { pr: 0 },
  '& thead th:last-of-type': { textAlign: 'end' },
  '& tr': { breakInside: 'avoid' },
} as const;
