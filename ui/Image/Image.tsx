import Box, { type BoxProps } from '@mui/material/Box';
import { useState } from 'react';
import { imageSrcSet } from '../../contract/links.js';
import { BasketIcon } from '../icons/shopIcons.js';
import { sizesOn } from '../theme/screens.js';
import { tileTints, type TileTint } from '../theme/tokens.js';
import { withSx } from '../theme/styles.js';

export interface ImageProps extends Omit<BoxProps<'div'>, 'children'> {
  /** URL of the image. A drawing replaces an empty or broken image. */
  src?: string | undefined;
  /** Alternative text. Leave it empty if the name is shown beside the image. */
  alt?: string;
  /** Name of the product or category, which decides the tint behind the drawing. */
  name: string;
  /**
   * Display width, as in `sizes` of an `img`, so that no larger image than needed is loaded. Default: a
   * card's width.
   */
  sizes?: string | undefined;
  /** Loads the image at once, for images that are visible first. */
  eager?: boolean;
  /** Shows the image pale and grey, for unavailable products. */
  dimmed?: boolean;
  /** Styles, mainly the size. Without a width the image fills its parent. */
  sx?: BoxProps['sx'];
}

/** Width of an image in a grid of cards: two columns on a phone, three on a large one. */
const cardSizes = sizesOn('min(50vw - 2.375rem, 12.25rem)', '13.25rem');

/**
 * Returns `srcSet` and `sizes`. The sizes never begin with `auto`: Chromium then loads many lazy images twice,
 * once for a width of 300 px before the styles apply.
 */
const choiceOf = (src: string, sizes: string) => {
  const srcSet = imageSrcSet(src);
  return srcSet && { sizes, srcSet };
};

/**
 * Renders an image, or a drawing on a tint if there is no image. The background is plain, so that no other
 * colour shows while the image loads.
 */
export function Image(props: ImageProps) {
  const { src, alt = '', name, sizes = cardSizes, eager = false, dimmed = false, sx, ...root } = props;
  const [broken, setBroken] = useState<string>();
  const shown = src && src !== broken;
  return (
    <Box
      sx={withSx(
        sx,
        {
          position: 'relative',
          aspectRatio: 1,
          overflow: 'hidden',
          borderRadius: 1,
          bgcolor: shown ? 'tile.plain' : `tile.${tintOf(name)}`,
          color: 'text.secondary',
          display: 'grid',
          placeItems: 'center',
        },
        dimmed && { filter: 'grayscale(0.7)', opacity: 0.55 },
      )}
      {...root}
    >
      {shown ? (
        <Box
          component="img"
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          {...choiceOf(src, sizes)}
          src={src}
          onError={() => setBroken(src)}
          ref={(image: HTMLImageElement | null) => {
            // an image of a served page may have failed before React listened
            // `decode` tells it from an SVG without a size of its own
            if (image?.complete && !image.naturalWidth) image.decode().catch(() => setBroken(src));
          }}
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

/** Returns the background tint for the image of something with this name. The same name always gets the same tint. */
export const tintOf = (name: string): TileTint => {
  const sum = [...name].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  return tileTints[sum % tileTints.length] ?? 'leaf';
};
