import LinearProgress, { type LinearProgressProps } from '@mui/material/LinearProgress';

export interface UploadBarProps extends Omit<LinearProgressProps, 'value' | 'variant'> {
  /** What is on its way. */
  label: string;
  /** How much has gone out, 0–100. Before that is known, and once the shop has it all and looks at it, the bar only moves. */
  progress: number | undefined;
}

/** How far a file is on its way to the shop. */
export function UploadBar({ label, progress, ...root }: UploadBarProps) {
  const known = progress !== undefined && progress < 100;
  return (
    <LinearProgress
      aria-label={label}
      variant={known ? 'determinate' : 'indeterminate'}
      {...(known && { value: Math.round(progress) })}
      {...root}
    />
  );
}
