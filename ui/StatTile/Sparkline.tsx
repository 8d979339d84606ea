import Box from '@mui/material/Box';

export interface SparklineProps {
  /** Values, oldest first, at least two. */
  values: readonly number[];
}

const [width, height] = [120, 32];

/** Returns the points of the line for SVG: the smallest value is at the bottom, the largest at the top. */
const pointsOf = (values: readonly number[]): string => {
  const least = Math.min(...values);
  const span = Math.max(...values) - least || 1;
  const step = width / (values.length - 1);
  return values
    .map((value, position) => `${position * step},${height - 2 - ((value - least) / span) * (height - 4)}`)
    .join(' ');
};

/** Draws the trend of a statistic as a small line without numbers. */
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
