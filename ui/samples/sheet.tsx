import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface SheetProps {
  /** Cells by the text above them. */
  cells: Readonly<Record<string, ReactNode>>;
  /** Least width of a cell in pixels; as many cells stand side by side as fit. */
  least?: number | undefined;
}

/** Shows all states of a component on one page, each under its name. */
const Sheet = ({ cells, least = 240 }: SheetProps) => (
  <Box
    sx={{
      display: 'grid',
      gap: 3,
      gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${String(least)}px), 1fr))`,
    }}
  >
    {Object.entries(cells).map(([label, shown]) => (
      <Box key={label} sx={{ minWidth: 0 }}>
        <Typography variant="caption" component="p" color="text.secondary" sx={{ mb: 1 }}>
          {label}
        </Typography>
        {shown}
      </Box>
    ))}
  </Box>
);

/** Parameters of a sheet's story: it is as wide as the page, and may repeat the same landmark. */
export const sheetPage = {
  wide: true,
  layout: 'padded',
  a11y: {
    options: {
      rules: {
        'landmark-unique': { enabled: false },
        'landmark-no-duplicate-banner': { enabled: false },
        'landmark-no-duplicate-contentinfo': { enabled: false },
      },
    },
  },
};

/** Builds a whole sheet story. */
export const sheet = (cells: SheetProps['cells'], least?: number) => ({
  parameters: { ...sheetPage, controls: { disable: true } },
  render: () => <Sheet cells={cells} least={least} />,
});
