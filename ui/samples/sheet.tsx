import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface SheetProps {
  /** The states to show, each under its name: the key is the text above the state. */
  cells: Readonly<Record<string, ReactNode>>;
  /** Minimum width of a state in pixels. As many states stand side by side as fit. */
  least?: number | undefined;
}

/** Shows all states of a component on one page, each below its name. */
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

/**
 * Parameters of a story that shows all states of a component: it is as wide as the page, and accessibility
 * checks allow repeated landmarks.
 */
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

/**
 * Builds a story that shows all states of a component, without controls.
 * @param cells the states by name
 * @param least minimum width of a state in pixels
 */
export const sheet = (cells: SheetProps['cells'], least?: number) => ({
  parameters: { ...sheetPage, controls: { disable: true } },
  render: () => <Sheet cells={cells} least={least} />,
});
