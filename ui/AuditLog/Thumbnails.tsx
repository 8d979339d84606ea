import Box from '@mui/material/Box';
import { Image } from '../Image/Image.js';

/** Shows the images of a change in a small size. They are decorative: the text beside them describes them. */
export function Thumbnails({ images }: { images: readonly string[] }) {
  if (images.length === 0) return null;
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5, verticalAlign: 'middle', mx: 0.5 }}
    >
      {images.map((src) => (
        <Image key={src} src={src} name={src} sizes="2.5rem" sx={{ width: '2.5rem' }} />
      ))}
    </Box>
  );
}
