import Box, { type BoxProps } from '@mui/material/Box';

/** A turmeric mark that names an offer in a word or two. */
export function OfferMark({ sx, ...root }: BoxProps<'span'>) {
  return (
    <Box
      component="span"
      sx={[
        {
          bgcolor: 'secondary.main',
          color: 'secondary.contrastText',
          borderRadius: 0.5,
          px: 0.75,
          py: 0.25,
          typography: 'caption',
          fontWeight: 'fontWeightBold',
          lineHeight: 1.2,
          whiteSpace: 'nowrap',
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
      {...root}
    />
  );
}
