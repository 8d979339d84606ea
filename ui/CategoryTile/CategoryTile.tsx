import ButtonBase, { type ButtonBaseProps } from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { Category } from '../../contract/category.js';
import { Image } from '../Image/Image.js';
import { type Styles, withSx } from '../theme/styles.js';

export interface CategoryTileProps extends Omit<ButtonBaseProps<'a'>, 'children'> {
  /** The category. A drawing replaces an empty or broken image. */
  category: Category;
  /** Link of the tile, from `categoryTileLink`. */
  href: string;
}

/** Renders a small image of a category beside its name, or a drawing on a tint if there is no image. */
export function CategoryTile({ category, href, sx, ...root }: CategoryTileProps) {
  return (
    <ButtonBase href={href} sx={withSx(sx, tileBox, { '&:hover': { borderColor: 'outline' } })} {...root}>
      <Image src={category.image} name={category.name} sizes={tileSizes} sx={tileImage} />
      <Typography variant="subtitle2" component="span" sx={tileName}>
        {category.name}
      </Typography>
    </ButtonBase>
  );
}

/** Height of a category tile. */
export const tileHeight = '3.875rem';

/**
 * Styles a category tile and its skeleton alike: a small image with the name beside it. The height is fixed,
 * so that no name makes its row taller and skeletons have the size of the tiles.
 */
export const tileBox: Styles = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-start',
  width: '100%',
  height: tileHeight,
  p: 0.5,
  pr: 0.75,
  gap: 0.75,
  borderRadius: 1.5,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  textAlign: 'start',
};

/** Shrinks the image on the narrowest phones, so that "Snacks & Munchies" can be read. */
export const tileImage: Styles = {
  flex: 'none',
  width: { xs: 'clamp(2.25rem, 26vw - 2.9rem, 3.25rem)', md: '3.25rem' },
};

/** The `sizes` attribute of a category tile's image, which is the largest width in `tileImage`. */
const tileSizes = '3.25rem';

const tileName: Styles = {
  flex: 1,
  minWidth: 0,
  display: '-webkit-box',
  WebkitLineClamp: { xs: 3, md: 2 },
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  lineHeight: 1.25,
  '&:where(:lang(hi))': { lineHeight: 1.3 }, // Devanagari letters are taller
};
