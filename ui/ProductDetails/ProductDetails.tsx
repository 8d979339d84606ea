import Box from '@mui/material/Box';
import Stack, { type StackProps } from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Product } from '../../contract/product.js';
import { useTexts } from '../theme/texts.js';

export interface ProductDetailsProps extends StackProps {
  /** `more_details` are names and texts, in the order they are to stand. */
  product: Pick<Product, 'description' | 'unit' | 'more_details'>;
}

/** What one wants to know before buying: description, unit and every named extra detail (S-060). */
export function ProductDetails({ product, ...root }: ProductDetailsProps) {
  const { details } = useTexts().ui;
  const { description, unit, more_details } = product;
  const rows = [[details.description, description], [details.unit, unit], ...Object.entries(more_details)];
  return (
    <Stack component="dl" spacing={2} sx={{ m: 0 }} {...root}>
      {rows
        .filter(([, text]) => text)
        .map(([name, text]) => (
          <Box key={name}>
            <Typography component="dt" variant="subtitle1">
              {name}
            </Typography>
            <Typography
              component="dd"
              sx={{
                m: 0,
                color: 'text.secondary',
                whiteSpace: 'pre-line',
                overflowWrap: 'anywhere',
                maxWidth: '68ch',
              }}
            >
              {text}
            </Typography>
          </Box>
        ))}
    </Stack>
  );
}
