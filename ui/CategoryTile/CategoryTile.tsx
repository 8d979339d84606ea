import ButtonBase, { type ButtonBaseProps } from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { langOf } from '../../contract/languages.js';
import type { Category } from '../../contract/category.js';
import { Image } from '../Image/Image.js';
import { roomyPhone } from '../theme/screens.js';
import { notEnglish, twoLines, type Styles, withSx } from '../theme/styles.js';

export interface CategoryTileProps extends Omit<ButtonBaseProps<'a'>, 'children'> {
  /** The category. A drawing replaces an empty or broken image. */
  category: Category;
  /** Link of the tile, from `categoryTileLink`. */
  href: string;
}

/**
 * Renders a small image of a category with its name: below the image on a phone, beside it elsewhere. A drawing on a
 * tint replaces a missing image.
 */
export function CategoryTile({ category, href, sx, ...root }: CategoryTileProps) {
  return (
    <ButtonBase href={href} sx={withSx(sx, tileBox, { '&:hover': { borderColor: 'outline' } })} {...root}>
      <Image src={category.image} name={category.name} sizes={tileSizes} sx={tileImage} />
      <Typography variant="subtitle2" component="span" lang={langOf(category)} sx={tileName}>
        {category.name}
      </Typography>
    </ButtonBase>
  );
}

/** Height of a category tile with the name beside the image. */
export const tileHeight = '3.25rem';

/**
 * Styles a category tile and its skeleton alike. The height is fixed, so that no name makes its row taller and
 * skeletons have the size of the tiles.
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
  [roomyPhone]: {
    flexDirection: 'column',
    height: '5.75rem',
    p: 0,
    gap: 0.5,
    borderColor: 'transparent',
    bgcolor: 'transparent',
    textAlign: 'center',
  },
};

export const tileImage: Styles = {
  flex: 'none',
  width: { xs: '2.25rem', md: '2.625rem' },
  [roomyPhone]: { width: '3.5rem' },
};

/** The `sizes` attribute of a category tile's image, which is the largest width in `tileImage`. */
const tileSizes = '3.5rem';

/** Styles the name of a category. It takes two lines, three on the narrowest phones. */
export const tileName: Styles = {
  ...twoLines,
  WebkitLineClamp: { xs: 3, md: 2 },
  flex: 1,
  minWidth: 0,
  fontSize: { xs: '0.8125rem', md: '0.875rem' },
  lineHeight: 1.2,
  [notEnglish]: { lineHeight: 1.3 },
  [roomyPhone]: { flex: 'none', width: '100%', WebkitLineClamp: 2, fontSize: '0.75rem' },
};
