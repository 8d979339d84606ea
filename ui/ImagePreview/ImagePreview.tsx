import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { CrossIcon } from '../icons/shopIcons.js';
import { Image } from '../Image/Image.js';
import type { Styles } from '../theme/styles.js';
import { useAdminMessages } from '../theme/adminMessages.js';

export interface ImagePreviewProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** URL of the image. */
  src: string;
  /** Alternative text of the image, and name of the dialog. */
  alt: string;
  /** Called on Escape, the cross or a tap on the image. */
  onClose: () => void;
}

/** Shows an image full-screen. Escape, the cross or a tap on the image closes it. */
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

/** Removes the margins that other dialogs have, on phones too. */
const wholeScreen: Styles = { border: 0, borderRadius: 0, m: { xs: 0, sm: 0 } };
