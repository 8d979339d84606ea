import {
  DndContext,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { arrayMove, rectSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { fill } from '../../contract/messages/fill.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { BinIcon } from '../icons/accountIcons.js';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/shopIcons.js';
import { Image } from '../Image/Image.js';
import { radius } from '../theme/tokens.js';
import { line } from '../theme/styles.js';

/** Returns the screen reader announcements for dragging an image. */
const useAnnouncements = (keys: readonly string[]): Announcements => {
  const { drop: words } = useAdminMessages().catalogue;
  const count = keys.length;
  const place = (id: UniqueIdentifier) => keys.indexOf(String(id)) + 1;
  return {
    onDragStart: ({ active }) => fill(words.picked, { position: place(active.id) }),
    // an image is over its own place as soon as it is held: nothing to announce
    onDragOver: ({ active, over }) =>
      over && over.id !== active.id ? fill(words.over, { position: place(over.id), count }) : undefined,
    onDragEnd: ({ over }) =>
      over ? fill(words.moved, { position: place(over.id), count }) : words.cancelled,
    onDragCancel: () => words.cancelled,
  };
};

/** Returns a key for each image that stays the same when the order changes. Duplicate images get different keys. */
const keysOf = (images: readonly string[]): string[] => {
  const seen = new Map<string, number>();
  return images.map((src) => {
    const before = seen.get(src) ?? 0;
    seen.set(src, before + 1);
    return `${before} ${src}`;
  });
};

export interface ImageTilesProps {
  images: readonly string[];
  onChange: (images: string[]) => void;
  /** Called with the zero-based position of the image to enlarge. */
  onShow: (position: number) => void;
}

/**
 * Decides when a drag starts: with a mouse after 6 pixels, so that a click still enlarges the image; on a
 * touch screen after a press of 220 ms, so that the page can still be scrolled.
 */
const useDragging = () =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
  );

/** Renders the images in order. Buttons do everything that dragging does. */
export function ImageTiles({ images, onChange, onShow }: ImageTilesProps) {
  const { drop: words } = useAdminMessages().catalogue;
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const sensors = useDragging();
  const keys = keysOf(images);
  const announcements = useAnnouncements(keys);
  const count = images.length;
  if (count === 0) return null;

  const move = (from: number, to: number) => {
    if (to < 0 || to >= count) return;
    onChange(arrayMove([...images], from, to));
    setSaid(fill(words.moved, { position: to + 1, count }));
  };
  const remove = (position: number) => {
    const crosses = [...(list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
    (crosses[position + 1] ?? crosses[position - 1])?.focus();
    onChange(images.filter((_, other) => other !== position));
  };
  return (
    <DndContext
      sensors={sensors}
      accessibility={{ announcements, screenReaderInstructions: { draggable: '' } }}
      onDragEnd={({ active, over }) =>
        over &&
        onChange(arrayMove([...images], keys.indexOf(String(active.id)), keys.indexOf(String(over.id))))
      }
    >
      <SortableContext items={keys} strategy={rectSortingStrategy}>
        <Box
          ref={list}
          component="ul"
          aria-label={words.list}
          sx={{
            display: 'grid',
            gap: 1,
            gridTemplateColumns: 'repeat(auto-fill, minmax(7.75rem, 1fr))',
          }}
        >
          {images.map((src, position) => (
            <ImageTile
              key={keys[position]}
              id={keys[position] ?? src}
              src={src}
              position={position}
              count={count}
              onShow={() => onShow(position)}
              onMove={(to) => move(position, to)}
              onRemove={() => remove(position)}
            />
          ))}
        </Box>
      </SortableContext>
      {count > 1 && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {words.dragHint}
        </Typography>
      )}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </DndContext>
  );
}

const Tile = styled('li')(({ theme }) => ({
  position: 'relative',
  minWidth: 0,
  padding: theme.spacing(0.5),
  borderRadius: radius.medium,
  border: `${line.hair} ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '&[data-held]': { zIndex: theme.zIndex.raised, boxShadow: theme.vars.shadows[8] },
}));

interface ImageTileProps {
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

/** Renders a product image. A tap enlarges it, a drag or the arrows move it; the first has a label. */
function ImageTile({ id, src, position, count, onShow, onMove, onRemove }: ImageTileProps) {
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
