import Box, { type BoxProps } from '@mui/material/Box';
import { useState } from 'react';
import { BasketIcon } from '../icons/shopIcons.js';
import { tintOf } from '../theme/tint.js';

export interface PictureProps extends Omit<BoxProps<'div'>, 'children'> {
  /** An address; empty or broken shows a drawing instead. */
  src?: string | undefined;
  /** What is seen, for those who do not see it. Empty where the name stands beside it. */
  alt?: string;
  /** Picks the ground's tint. */
  name: string;
  /** Width over height. */
  ratio?: number;
  /** Loads at once: for what is seen first. */
  eager?: boolean;
  /** Pale and grey: for what cannot be had. */
  dimmed?: boolean;
}

/** A picture on a softly tinted tile. */
export function Picture(props: PictureProps) {
  const { src, alt = '', name, ratio = 1, eager = false, dimmed = false, sx, ...root } = props;
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
          bgcolor: `tile.${tintOf(name)}`,
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
          src={src}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
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
