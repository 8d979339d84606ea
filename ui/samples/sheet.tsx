import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface SheetProps {
  /** What is shown, by the words that stand over it. */
  cells: Readonly<Record<string, ReactNode>>;
  /** Narrowest cell in pixels; as many stand side by side as fit. */
  least?: number | undefined;
}

/** All looks of a component on one page, each under its own words. */
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

/** For a sheet's story: as wide as the page (`column`), and the same landmark may stand there more than once. */
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

/** The whole of a sheet's story. */
export const sheet = (cells: SheetProps['cells'], least?: number) => ({
  parameters: { ...sheetPage, controls: { disable: true } },
  render: () => <Sheet cells={cells} least={least} />,
});
