import ButtonBase, { type ButtonBaseProps } from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { Category } from '../../contract/category.js';
import { Image } from '../Image/Image.js';
import { tileBox, tileImage, tileName, tileSizes } from './tileStyles.js';

export interface CategoryTileProps extends Omit<ButtonBaseProps<'a'>, 'children'> {
  /** The category. A drawing replaces an empty or broken image. */
  category: Category;
  /** Link of the tile, from `categoryTileLink`. */
  href: string;
}

/** Renders a small image of a category beside its name, or a drawing on a tint if there is no image. */
export function CategoryTile({ category, href, sx, ...root }: CategoryTileProps) {
  return (
    <ButtonBase
      href={href}
      sx={[tileBox, { '&:hover': { borderColor: 'outline' } }, ...(Array.isArray(sx) ? sx : [sx])]}
      {...root}
    >
      <Image src={category.image} name={category.name} sizes={tileSizes} sx={tileImage} />
      <Typography variant="subtitle2" component="span" sx={tileName}>
        {category.name}
      </Typography>
    </ButtonBase>
  );
}
