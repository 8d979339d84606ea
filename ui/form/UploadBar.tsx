import LinearProgress, { type LinearProgressProps } from '@mui/material/LinearProgress';

export interface UploadBarProps extends Omit<LinearProgressProps, 'value' | 'variant'> {
  /** Accessible name that says what is being uploaded. */
  label: string;
  /**
   * Progress of the upload in percent, 0–100. While it is undefined, and at 100 until the shop has answered,
   * the bar only shows activity.
   */
  progress: number | undefined;
}

/** Shows the progress of an upload. */
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

/** Uploads a file to the shop and reports its progress in percent (0–100). Rejects with the API's error. */
export type OnUpload<Result = string> = (
  file: File,
  onProgress: (percent: number) => void,
) => Promise<Result>;
