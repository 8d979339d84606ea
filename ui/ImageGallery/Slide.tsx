import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { fill } from '../../contract/messages/fill.js';
import { Image } from '../Image/Image.js';
import { sizesOn } from '../theme/screens.js';
import { useMessages } from '../theme/messages.js';
import { radius } from '../theme/tokens.js';

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

export interface SlideProps {
  /** URL of the image. An empty URL shows a drawing, which cannot be enlarged. */
  src: string;
  name: string;
  place: number;
  count: number;
  /** Whether the slide is in view. Keyboard and screen readers skip the other slides. */
  current: boolean;
  onEnlarge: () => void;
}

export function Slide({ src, name, place, count, current, onEnlarge }: SlideProps) {
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
