import Box from '@mui/material/Box';
import ButtonBase, { type ButtonBaseProps } from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { Category } from '../../contract/category.js';
import { Image } from '../Image/Image.js';
import { tileBox, tileName, tileNameBox, tileImage, tileSizes } from './tileStyles.js';

export interface CategoryTileProps extends Omit<ButtonBaseProps<'a'>, 'children'> {
  /** Its name and picture; an empty or broken picture shows a drawing. */
  category: Category;
  /** Where it leads: `categoryTileLink`. */
  href: string;
  /** Loads the picture at once: for what is seen first. */
  eager?: boolean;
}

/** A category's picture and name; a drawing on a tint where there is no picture. */
export function CategoryTile({ category, href, eager = false, sx, ...root }: CategoryTileProps) {
  return (
    <ButtonBase
      href={href}
      sx={[tileBox, { '&:hover': { borderColor: 'outline' } }, ...(Array.isArray(sx) ? sx : [sx])]}
      {...root}
    >
      <Image src={category.image} name={category.name} eager={eager} sizes={tileSizes} sx={tileImage} />
      <Box component="span" sx={tileNameBox}>
        <Typography variant="subtitle2" component="span" sx={tileName}>
          {category.name}
        </Typography>
      </Box>
    </ButtonBase>
  );
}
