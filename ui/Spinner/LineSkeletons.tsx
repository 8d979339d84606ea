import Box from '@mui/material/Box';
import Skeleton, { type SkeletonProps } from '@mui/material/Skeleton';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';

interface LineSkeletonsProps extends Omit<SkeletonProps, 'width'> {
  /** Says what loads. */
  label: string;
  /** Widths of the lines in percent, all different. */
  widths: readonly number[];
}

/** Renders placeholders for lines of text while they load. */
export function LineSkeletons({ label, widths, ...line }: LineSkeletonsProps) {
  return (
    <Box role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {widths.map((width) => (
        <Skeleton key={width} width={`${width}%`} {...line} />
      ))}
    </Box>
  );
}
