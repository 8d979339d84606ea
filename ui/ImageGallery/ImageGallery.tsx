import Box, { type BoxProps } from '@mui/material/Box';
import { type KeyboardEvent, useState, type ComponentType } from 'react';
import { fill } from '../../contract/messages/fill.js';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/accountIcons.js';
import { useMessages } from '../theme/messages.js';
import { Arrow, Dots, Strip, GalleryThumbnails } from './parts.js';
import { Slide } from './Slide.js';
import { useGallery } from './useGallery.js';
import type { ZoomViewProps } from './ZoomView.js';

/** Loads the code of the zoom view on first use. */
const useZoom = () => {
  const [View, setView] = useState<ComponentType<ZoomViewProps>>();
  const open = () =>
    import('./ZoomView.js').then(
      ({ ZoomView }) => setView(() => ZoomView),
      () => undefined, // offline, the image is not enlarged
    );
  return { View, open: () => void open(), close: () => setView(undefined) };
};

export interface ImageGalleryProps extends BoxProps {
  /** Image URLs, the main image first. An empty list shows a drawing. */
  images: readonly string[];
  /** Product name, part of each image's alternative text. */
  name: string;
}

/**
 * Renders a product's images as a strip to swipe, with thumbnails, dots and arrow buttons; arrow keys work
 * too. Pressing an image enlarges it.
 */
export function ImageGallery({ images, name, ...root }: ImageGalleryProps) {
  const { gallery } = useMessages().ui;
  const shown = images.length > 0 ? images : [''];
  const count = shown.length;
  const { strip, index, show, follow } = useGallery(count);
  const zoom = useZoom();
  const step: Record<string, number> = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    Home: 0,
    End: count - 1,
  };
  const move = (event: KeyboardEvent) => {
    const next = step[event.key];
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    show(next);
  };
  const several = count > 1;
  return (
    <Box role="group" aria-label={fill(gallery.label, { name })} onKeyDown={move} {...root}>
      <Box sx={{ position: 'relative' }}>
        <Strip
          ref={strip}
          onScroll={follow}
          role={several ? 'group' : undefined}
          aria-label={several ? fill(gallery.image, { name, position: index + 1, count }) : undefined}
        >
          {shown.map((src, place) => (
            <Slide
              key={`${place} ${src}`}
              src={src}
              name={name}
              place={place}
              count={count}
              current={place === index}
              onEnlarge={zoom.open}
            />
          ))}
        </Strip>
        {several && (
          <>
            <Arrow
              side="left"
              aria-label={gallery.previous}
              atEnd={index === 0}
              onClick={() => show(index - 1)}
            >
              <ChevronLeftIcon />
            </Arrow>
            <Arrow
              side="right"
              aria-label={gallery.next}
              atEnd={index === count - 1}
              onClick={() => show(index + 1)}
            >
              <ChevronRightIcon />
            </Arrow>
          </>
        )}
      </Box>
      {several && (
        <>
          <Dots count={count} index={index} />
          <GalleryThumbnails images={shown} name={name} index={index} onShow={show} />
        </>
      )}
      {zoom.View && (
        <zoom.View
          images={shown}
          name={name}
          index={index}
          onClose={(seen) => {
            zoom.close();
            show(seen);
          }}
        />
      )}
    </Box>
  );
}
