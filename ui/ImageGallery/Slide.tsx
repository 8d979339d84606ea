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
  '&.Mui-focusVisible': { outlineOffset: -3 }, // the strip would cut it off
});

/** Beside the product's words, on a phone above them. */
const halfOfDesk = sizesOn('100vw', '50vw');

export interface SlideProps {
  /** Empty shows a drawing, which cannot be enlarged. */
  src: string;
  name: string;
  place: number;
  count: number;
  /** In view; the others are passed over by keyboard and ear. */
  current: boolean;
  onEnlarge: () => void;
}

/** One picture of the strip. */
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
