import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { Image } from '../Image/Image.js';
import { useMessages } from '../theme/messages.js';
import { entryStyles, entryName, listStyles } from './listStyles.js';

/** The data of a subcategory that the list shows. */
export interface SubCategoryEntry {
  _id: string;
  name: string;
  image: string;
  href: string;
}

export interface SubCategoryListProps {
  /** Subcategories in display order. An empty image shows a drawing. */
  entries: readonly SubCategoryEntry[];
  /** Id of the subcategory whose products are shown. */
  currentId?: string;
  /** Accessible name of the list; "Sub categories" by default. */
  label?: string;
}

/** Lists subcategories beside their products: as images on a phone, as images with names on a desktop. */
export function SubCategoryList({ entries, currentId, label }: SubCategoryListProps) {
  const { product } = useMessages().ui;
  return (
    <Box component="nav" aria-label={label ?? product.subCategories}>
      <Box component="ul" sx={listStyles}>
        {entries.map(({ _id, name, image, href }) => (
          <li key={_id}>
            <ButtonBase href={href} aria-current={_id === currentId ? 'page' : undefined} sx={entryStyles}>
              <Image
                src={image}
                name={name}
                sizes="3.25rem"
                sx={{ width: { xs: 52, md: 44 }, flex: 'none' }}
              />
              <Typography component="span" sx={entryName}>
                {name}
              </Typography>
            </ButtonBase>
          </li>
        ))}
      </Box>
    </Box>
  );
}
