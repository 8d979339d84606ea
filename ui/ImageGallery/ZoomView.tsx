import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import Lightbox, { type Labels } from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import { fill } from '../../contract/messages/fill.js';
import { ChevronLeftIcon, ChevronRightIcon, CrossIcon, MinusIcon, PlusIcon } from '../icons/shopIcons.js';
import { Image } from '../Image/Image.js';
import { useMessages } from '../theme/messages.js';
import { pace } from '../theme/tokens.js';
import { focusRing } from '../theme/styles.js';

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    picture: { type: 'picture'; src: string; alt: string };
  }
}

/** Maximum zoom factor. */
const closest = 4;

const still = () => null;
const arrows = { iconPrev: () => <ChevronLeftIcon />, iconNext: () => <ChevronRightIcon /> };
const noArrows = { buttonPrev: still, buttonNext: still };

const useLabels = (name: string): Labels => {
  const { form, gallery } = useMessages().ui;
  const label = fill(gallery.label, { name });
  return {
    Lightbox: label,
    'Photo gallery': label,
    Carousel: gallery.carousel,
    Slide: gallery.slide,
    '{index} of {total}': fill(gallery.image, { name, position: '{index}', count: '{total}' }),
    Previous: gallery.previous,
    Next: gallery.next,
    'Zoom in': gallery.zoomIn,
    'Zoom out': gallery.zoomOut,
    Close: form.close,
  };
};

const Frame = styled(Lightbox)(({ theme, theme: { vars, zIndex } }) => ({
  '--yarl__portal_zindex': zIndex.modal,
  '--yarl__color_backdrop': vars.palette.background.paper,
  '--yarl__color_button': vars.palette.text.primary,
  '--yarl__color_button_active': vars.palette.primary.main,
  '--yarl__color_button_disabled': vars.palette.text.disabled,
  '--yarl__button_filter': 'none',
  '& .yarl__button:focus-visible': { ...focusRing(theme, -4), borderRadius: 12 },
  '& img': { pointerEvents: 'none' }, // a drag moves the view instead of a copy of the image
}));

export interface ZoomViewProps {
  images: readonly string[];
  /** Product name. */
  name: string;
  /** Index of the image shown first. */
  index: number;
  /** Called with the index of the image viewed last. */
  onClose: (index: number) => void;
}

/** Shows the images full-screen, with zoom. */
export function ZoomView({ images, name, index, onClose }: ZoomViewProps) {
  const { gallery } = useMessages().ui;
  const seen = useRef(index);
  const count = images.length;
  const [slides] = useState(() =>
    images.map((src, place) => ({
      type: 'picture' as const,
      src,
      alt: fill(gallery.image, { name, position: place + 1, count }),
    })),
  );
  return (
    <Frame
      open
      close={() => onClose(seen.current)}
      index={index}
      slides={slides}
      labels={useLabels(name)}
      plugins={[Zoom]}
      // V4 follows the distance of the fingers; the older way loses moves that fall into one render
      zoom={{ supports: ['picture'], maxZoom: closest, scrollToZoom: true, pinchZoomV4: true }}
      carousel={{ finite: true }}
      animation={{ fade: pace.usual, swipe: pace.slow, zoom: pace.slow }}
      on={{ view: ({ index: now }) => void (seen.current = now) }}
      render={{
        ...(count > 1 ? arrows : noArrows),
        iconClose: () => <CrossIcon />,
        iconZoomIn: () => <PlusIcon />,
        iconZoomOut: () => <MinusIcon />,
        slide: ({ slide }) =>
          slide.type === 'picture' && (
            <Image
              src={slide.src}
              name={name}
              alt={slide.alt}
              eager
              sizes={`${closest * 100}vw`}
              sx={{ width: '100%', height: '100%', borderRadius: 0, bgcolor: 'transparent' }}
            />
          ),
      }}
    />
  );
}
