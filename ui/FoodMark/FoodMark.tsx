import Box from '@mui/material/Box';
import Stack, { type StackProps } from '@mui/material/Stack';
import type { ProductSummary } from '../../contract/product.js';
import { useMessages } from '../theme/messages.js';
import { labelColours } from '../theme/tokens.js';
import { withSx } from '../theme/styles.js';

export interface FoodMarkProps extends Omit<StackProps<'span'>, 'children'> {
  /** Type of food, `veg` or `nonVeg`. Without it nothing is rendered. */
  food: ProductSummary['food'];
  /** Whether the word, such as "Veg", is shown beside the mark. */
  labelled?: boolean;
  /** `small` in text, `medium` on images. */
  size?: 'small' | 'medium';
}

const sides = { small: '0.875rem', medium: '1.125rem' } as const;

/** Renders the food mark that Indian law requires: a green circle or a brown triangle in a square of its colour. */
export function FoodMark({ food, labelled = false, size = 'medium', sx, ...root }: FoodMarkProps) {
  const { food: words } = useMessages().ui.product;
  if (!food) return null;
  const colour = labelColours[food];
  const named = labelled ? { 'aria-hidden': true } : { role: 'img', 'aria-label': words[food] };
  return (
    <Stack
      component="span"
      direction="row"
      sx={withSx(sx, { width: 'fit-content', flex: 'none', alignItems: 'center', gap: 0.75 })}
      {...root}
    >
      <Box
        component="svg"
        viewBox="0 0 16 16"
        {...named}
        sx={{ display: 'block', width: sides[size], height: sides[size], forcedColorAdjust: 'none' }}
      >
        <rect width="16" height="16" rx="2" fill={labelColours.ground} />
        <rect x="1.75" y="1.75" width="12.5" height="12.5" fill="none" stroke={colour} strokeWidth="1.5" />
        {food === 'veg' ? (
          <circle cx="8" cy="8" r="3.5" fill={colour} />
        ) : (
          <path d="M8 4.2 12 11.4H4Z" fill={colour} />
        )}
      </Box>
      {labelled && (
        <Box component="span" sx={{ typography: 'body2' }}>
          {words[food]}
        </Box>
      )}
    </Stack>
  );
}
