import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { fill } from '../../contract/messages/fill.js';
import { Image } from '../Image/Image.js';
import { useMessages } from '../theme/messages.js';
import { radius } from '../theme/tokens.js';
import { line } from '../theme/styles.js';

/** Lays out the images side by side, one of them in view. */
export const Strip = styled('div')({
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollBehavior: 'smooth',
  scrollbarWidth: 'none',
  borderRadius: radius.large,
  '&::-webkit-scrollbar': { display: 'none' },
  '& > *': { flex: '0 0 100%', scrollSnapAlign: 'start', scrollSnapStop: 'always' },
});

export interface ArrowProps extends Omit<IconButtonProps, 'disabled'> {
  side: 'left' | 'right';
  /** Whether there is no further image in the arrow's direction. The button then looks disabled but keeps the focus. */
  atEnd: boolean;
}

export function Arrow({ side, atEnd, ...button }: ArrowProps) {
  return (
    <IconButton
      aria-disabled={atEnd}
      {...button}
      sx={{
        position: 'absolute',
        top: '50%',
        [side]: 12,
        transform: 'translateY(-50%)',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: '50%',
        '&:hover': { bgcolor: 'background.paper', borderColor: 'outline' },
        '&[aria-disabled="true"]': { color: 'text.disabled', cursor: 'default' },
      }}
    />
  );
}

/** Shows the position of the current image. The dots are hidden from screen readers, which read the thumbnails. */
export function Dots({ count, index }: { count: number; index: number }) {
  return (
    <Stack direction="row" spacing={0.75} aria-hidden sx={{ justifyContent: 'center', my: 1.5 }}>
      {Array.from({ length: count }, (_, place) => (
        <Box
          key={place}
          sx={{
            height: 8,
            width: place === index ? 20 : 8,
            borderRadius: 1,
            bgcolor: place === index ? 'primary.main' : 'outline',
            transition: (theme) => theme.transitions.create('width'),
          }}
        />
      ))}
    </Stack>
  );
}

const Thumbnail = styled(ButtonBase)(({ theme }) => ({
  flex: '0 0 4rem',
  padding: 2,
  borderRadius: radius.medium,
  border: `${line.bold} transparent`,
  '&:hover': { borderColor: theme.vars.palette.divider },
  '&[aria-current]': { borderColor: theme.vars.palette.primary.main },
}));

/** Keeps the current item of a horizontal list in the middle, without scrolling the page. */
const useThatInView = (index: number) => {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const child = list.current?.children[index];
    if (!list.current || !(child instanceof HTMLElement)) return;
    list.current.scrollLeft = child.offsetLeft - (list.current.clientWidth - child.clientWidth) / 2;
  }, [index]);
  return list;
};

export interface GalleryThumbnailsProps {
  images: readonly string[];
  name: string;
  index: number;
  onShow: (index: number) => void;
}

export function GalleryThumbnails({ images, name, index, onShow }: GalleryThumbnailsProps) {
  const { gallery } = useMessages().ui;
  const count = images.length;
  const list = useThatInView(index);
  return (
    <Stack
      ref={list}
      direction="row"
      spacing={1}
      sx={{
        position: 'relative',
        overflowX: 'auto',
        p: 0.5,
        scrollbarWidth: 'none',
        justifyContent: 'safe center',
      }}
    >
      {images.map((src, place) => (
        <Thumbnail
          key={`${place} ${src}`}
          aria-label={fill(gallery.show, { position: place + 1, count })}
          aria-current={place === index ? 'true' : undefined}
          onClick={() => onShow(place)}
        >
          <Image src={src} name={name} sizes="4rem" sx={{ width: '100%' }} />
        </Thumbnail>
      ))}
    </Stack>
  );
}
