import { useSortable } from '@dnd-kit/sortable';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { fill } from '../../contract/messages/fill.js';
import { BinIcon, ChevronLeftIcon, ChevronRightIcon } from '../icons/accountIcons.js';
import { Image } from '../Image/Image.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { radius } from '../theme/tokens.js';
import { line } from '../theme/styles.js';

const Tile = styled('li')(({ theme }) => ({
  position: 'relative',
  minWidth: 0,
  padding: theme.spacing(0.5),
  borderRadius: radius.medium,
  border: `${line.hair} ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '&[data-held]': { zIndex: theme.zIndex.raised, boxShadow: theme.vars.shadows[8] },
}));

export interface ImageTileProps {
  /** Unique id of the image, which stays the same when images are moved. */
  id: string;
  src: string;
  /** Zero-based position of the image. */
  position: number;
  count: number;
  onShow: () => void;
  /** Called with the image's new zero-based position, which may be out of range. */
  onMove: (to: number) => void;
  onRemove: () => void;
}

/**
 * Renders a product image. A tap enlarges it, a drag or the arrow buttons move it. The first image has a
 * label, because product cards show it.
 */
export function ImageTile({ id, src, position, count, onShow, onMove, onRemove }: ImageTileProps) {
  const { drop: words } = useAdminMessages().catalogue;
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id });
  const at = { position: position + 1, count };
  return (
    <Tile
      ref={setNodeRef}
      data-held={isDragging || undefined}
      style={{
        transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
        transition,
      }}
    >
      <ButtonBase
        {...listeners}
        aria-label={fill(words.show, at)}
        onClick={onShow}
        sx={{ display: 'block', width: '100%', borderRadius: 1, cursor: 'zoom-in' }}
      >
        <Image src={src} name={src} />
      </ButtonBase>
      {position === 0 && (
        <Typography variant="caption" component="p" sx={firstStyles}>
          {words.first}
        </Typography>
      )}
      <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
        <IconButton
          size="small"
          aria-label={fill(words.earlier, at)}
          aria-disabled={position === 0}
          onClick={() => onMove(position - 1)}
          sx={endStyles}
        >
          <ChevronLeftIcon fontSize="small" />
        </IconButton>
        <IconButton
          size="small"
          color="error"
          data-remove
          aria-label={fill(words.remove, at)}
          onClick={onRemove}
        >
          <BinIcon fontSize="small" />
        </IconButton>
        <IconButton
          size="small"
          aria-label={fill(words.later, at)}
          aria-disabled={position === count - 1}
          onClick={() => onMove(position + 1)}
          sx={endStyles}
        >
          <ChevronRightIcon fontSize="small" />
        </IconButton>
      </Stack>
    </Tile>
  );
}

/** Styles an arrow that cannot move the image further. With `aria-disabled` the button keeps the focus. */
const endStyles = { '&[aria-disabled="true"]': { color: 'text.disabled', cursor: 'default' } };

const firstStyles = {
  position: 'absolute',
  top: 8,
  left: 8,
  px: 0.75,
  borderRadius: 0.5,
  bgcolor: 'text.primary',
  color: 'background.default',
  pointerEvents: 'none',
};
