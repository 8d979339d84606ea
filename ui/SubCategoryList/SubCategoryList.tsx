import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { Category } from '../../contract/category.js';
import { langOf } from '../../contract/languages.js';
import { Image } from '../Image/Image.js';
import { useMessages } from '../theme/messages.js';
import { twoLines, type Styles } from '../theme/styles.js';

/** The data of a subcategory that the list shows. */
export interface SubCategoryEntry {
  _id: string;
  name: string;
  /** The texts that are in English on a page in another language. */
  untranslated?: Category['untranslated'];
  image: string;
  href: string;
}

export interface SubCategoryListProps {
  /** Subcategories in display order. An empty image shows a drawing. */
  entries: readonly SubCategoryEntry[];
  /** Id of the subcategory whose products are shown. */
  currentId?: string;
}

/** Lists subcategories beside their products: as images on a phone, as images with names on a desktop. */
export function SubCategoryList({ entries, currentId }: SubCategoryListProps) {
  const { product } = useMessages().ui;
  return (
    <Box component="nav" aria-label={product.subCategories}>
      <Box component="ul" sx={listStyles}>
        {entries.map(({ _id, name, image, href, untranslated }) => (
          <li key={_id}>
            <ButtonBase href={href} aria-current={_id === currentId ? 'page' : undefined} sx={entryStyles}>
              <Image
                src={image}
                name={name}
                sizes="3.25rem"
                sx={{ width: { xs: 52, md: 44 }, flex: 'none' }}
              />
              <Typography component="span" lang={langOf({ untranslated })} sx={entryName}>
                {name}
              </Typography>
            </ButtonBase>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const listStyles: Styles = {
  width: { xs: '5.25rem', md: '14rem' },
  display: 'flex',
  flexDirection: 'column',
  gap: 0.5,
};

/** Marks the current entry with a bar at its edge and a bolder name, because colour alone is not enough. */
const entryStyles: Styles = {
  position: 'relative',
  width: '100%',
  flexDirection: { xs: 'column', md: 'row' },
  justifyContent: 'flex-start',
  gap: { xs: 0.5, md: 1.5 },
  p: 1,
  borderRadius: 1,
  textAlign: { xs: 'center', md: 'start' },
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-current]': { bgcolor: 'soft.primary' },
  '&[aria-current]::before': {
    content: '""',
    position: 'absolute',
    insetBlock: '20%',
    insetInlineStart: 0,
    width: 4,
    borderRadius: 1,
    bgcolor: 'primary.main',
  },
  '&[aria-current] > span': { fontWeight: 'fontWeightBold' },
};

const entryName: Styles = {
  ...twoLines,
  WebkitLineClamp: 3,
  typography: { xs: 'caption', md: 'subtitle2' },
  lineHeight: 1.35,
};
