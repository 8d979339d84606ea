import Box, { type BoxProps } from '@mui/material/Box';
import { useState } from 'react';
import { imageSrcSet } from '../../contract/links.js';
import { BasketIcon } from '../icons/shopIcons.js';
import { sizesOn } from '../theme/screens.js';
import { tintOf } from '../theme/tint.js';

export interface ImageProps extends Omit<BoxProps<'div'>, 'children'> {
  /** An address; empty or broken shows a drawing instead. */
  src?: string | undefined;
  /** What is seen, for those who do not see it. Empty where the name stands beside it. */
  alt?: string;
  /** Picks the tint beneath a drawing. */
  name: string;
  /** Width over height. */
  ratio?: number;
  /** How wide it is drawn, as `sizes` of an `img` has it: a picture of the shop is loaded no larger than that needs. A card's width unless said. */
  sizes?: string;
  /** Loads at once: for what is seen first. */
  eager?: boolean;
  /** Pale and grey: for what cannot be had. */
  dimmed?: boolean;
  /** Its size above all: without a width it is as wide as its place. */
  sx?: BoxProps['sx'];
}

const cardSizes = sizesOn('45vw', '15rem');

/** What to choose from, and by which width: of a lazy picture browsers may know it themselves. */
const choiceOf = (src: string, sizes: string, eager: boolean) => {
  const srcSet = imageSrcSet(src);
  return srcSet && { sizes: eager ? sizes : `auto, ${sizes}`, srcSet };
};

/** A picture on a plain ground, so that no other colour is seen before it comes; where there is none, a drawing on a tint. */
export function Image(props: ImageProps) {
  const {
    src,
    alt = '',
    name,
    ratio = 1,
    sizes = cardSizes,
    eager = false,
    dimmed = false,
    sx,
    ...root
  } = props;
  const [broken, setBroken] = useState<string>();
  const shown = src && src !== broken;
  return (
    <Box
      sx={[
        {
          position: 'relative',
          aspectRatio: ratio,
          overflow: 'hidden',
          borderRadius: 1,
          bgcolor: shown ? 'tile.plain' : `tile.${tintOf(name)}`,
          color: 'text.secondary',
          display: 'grid',
          placeItems: 'center',
        },
        dimmed && { filter: 'grayscale(0.7)', opacity: 0.55 },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
      {...root}
    >
      {shown ? (
        <Box
          component="img"
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          {...choiceOf(src, sizes, eager)}
          src={src}
          onError={() => setBroken(src)}
          sx={[
            { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'contain' },
            (theme) => theme.applyStyles('dark', { filter: 'brightness(0.86)' }),
          ]}
        />
      ) : (
        <BasketIcon titleAccess={alt || undefined} sx={{ width: '32%', height: '32%', opacity: 0.55 }} />
      )}
    </Box>
  );
}
