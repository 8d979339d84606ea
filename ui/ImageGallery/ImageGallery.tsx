import Box, { type BoxProps } from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useState, type ComponentType, useLayoutEffect, useRef } from 'react';
import { fill } from '../../contract/messages/fill.js';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/shopIcons.js';
import { Image } from '../Image/Image.js';
import { useMessages } from '../theme/messages.js';
import { sizesOn } from '../theme/screens.js';
import { radius } from '../theme/tokens.js';
import { Arrow, Dots, Strip, GalleryThumbnails } from './parts.js';
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

/** How far the strip may be from an image's position and still count as stopped there, in image widths. */
const tolerance = 0.05;

/** Tracks which image of the gallery's strip is in view. Swiping changes the index, and `show` scrolls to an index. */
const useGallery = (count: number) => {
  const strip = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(0);
  const index = Math.min(wanted, Math.max(0, count - 1));

  /**
   * Moves the focus to the image in view, if the focus is on another image. The focus must not scroll,
   * because `show` scrolls the strip.
   */
  useLayoutEffect(() => {
    const inView = strip.current?.children[index];
    if (strip.current?.contains(document.activeElement) && inView instanceof HTMLElement)
      inView.focus({ preventScroll: true });
  }, [index]);

  const show = (next: number) => {
    const to = Math.max(0, Math.min(next, count - 1));
    setWanted(to);
    if (strip.current) strip.current.scrollLeft = to * strip.current.clientWidth; // CSS decides if it is smooth
  };

  /** Updates the index once a swipe has stopped at an image. */
  const follow = () => {
    if (!strip.current?.clientWidth) return;
    const place = strip.current.scrollLeft / strip.current.clientWidth;
    const nearest = Math.round(place);
    if (Math.abs(place - nearest) < tolerance) setWanted(nearest);
  };

  return { strip, index, show, follow };
};

const Enlarge = styled(ButtonBase)({
  cursor: 'zoom-in',
  borderRadius: radius.large,
  '& > *': { flex: 1 },
  '&.Mui-focusVisible': { outlineOffset: -3 }, // the strip would cut off the focus ring
});

/**
 * Value of the `sizes` attribute: an image is as wide as the screen on a phone, and half as wide on a
 * desktop, where the product details are beside it.
 */
const halfOfDesk = sizesOn('100vw', '50vw');

interface SlideProps {
  /** URL of the image. An empty URL shows a drawing, which cannot be enlarged. */
  src: string;
  name: string;
  place: number;
  count: number;
  /** Whether the slide is in view. Keyboard and screen readers skip the other slides. */
  current: boolean;
  onEnlarge: () => void;
}

function Slide({ src, name, place, count, current, onEnlarge }: SlideProps) {
  const { gallery } = useMessages().ui;
  if (!src) return <Image name={name} alt={fill(gallery.missing, { name })} />;
  const image = fill(gallery.image, { name, position: place + 1, count });
  return (
    <Enlarge
      aria-label={fill(gallery.enlarge, { image })}
      aria-haspopup="dialog"
      aria-hidden={!current}
      tabIndex={current ? 0 : -1}
      onClick={onEnlarge}
    >
      <Image src={src} name={name} sizes={halfOfDesk} eager={place === 0} alt={image} />
    </Enlarge>
  );
}
