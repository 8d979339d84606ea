import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { CrossIcon } from '../icons/accountIcons.js';
import { Image } from '../Image/Image.js';
import type { Look } from '../theme/colourMode.js';
import { useAdminMessages } from '../theme/adminMessages.js';

export interface ImagePreviewProps {
  /** Whether it is shown. */
  open: boolean;
  /** The picture's address. */
  src: string;
  /** What it shows; names the dialog too. */
  alt: string;
  /** Escape, the cross, or a press beside it. */
  onClose: () => void;
}

/** One picture on the whole screen (S-068, S-073). Escape, the cross and a tap on the picture leave it. */
export function ImagePreview({ open, src, alt, onClose }: ImagePreviewProps) {
  const { preview } = useAdminMessages().catalogue;
  return (
    <Dialog
      fullScreen
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': alt, sx: wholeScreen } }}
    >
      <Image
        src={src}
        alt={alt}
        name={alt}
        eager
        sizes="100vw"
        onClick={onClose}
        sx={{ aspectRatio: 'auto', flex: 1, minHeight: 0, borderRadius: 0, cursor: 'zoom-out' }}
      />
      <IconButton
        autoFocus
        aria-label={preview.close}
        onClick={onClose}
        sx={{
          position: 'absolute',
          top: 12,
          right: 12,
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'outline',
          '&:hover': { bgcolor: 'background.default' },
        }}
      >
        <CrossIcon />
      </IconButton>
    </Dialog>
  );
}

/** Without the edges that other dialogs have, on a phone too. */
const wholeScreen: Look = {
  border: 0,
  borderRadius: 0,
  m: { xs: 0, sm: 0 },
};
