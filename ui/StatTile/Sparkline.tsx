import Box from '@mui/material/Box';

export interface SparklineProps {
  /** Oldest first; at least two. */
  values: readonly number[];
}

const [width, height] = [120, 32];

/** Points from the least at the bottom to the most at the top. */
const pointsOf = (values: readonly number[]): string => {
  const least = Math.min(...values);
  const span = Math.max(...values) - least || 1;
  const step = width / (values.length - 1);
  return values
    .map((value, position) => `${position * step},${height - 2 - ((value - least) / span) * (height - 4)}`)
    .join(' ');
};

/** How a figure went, without figures: the tile says them. */
export function Sparkline({ values }: SparklineProps) {
  if (values.length < 2) return null;
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      sx={{ width: '100%', height, color: 'primary.main' }}
    >
      <polyline
        points={pointsOf(values)}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </Box>
  );
}
