import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { Image } from '../Image/Image.js';
import { useMessages } from '../theme/messages.js';
import { entryStyles, entryName, listStyles } from './listStyles.js';

/** A sub category as this list shows it. */
export interface SubCategoryEntry {
  _id: string;
  name: string;
  image: string;
  href: string;
}

export interface SubCategoryListProps {
  /** In the order they are to stand; an empty image shows a drawing. */
  entries: readonly SubCategoryEntry[];
  /** The one whose products are shown. */
  currentId?: string;
  /** Names the list where "Sub categories" is not enough. */
  label?: string;
}

/** A listing's left column: a rail of pictures on a phone, pictures with names beside them on a desk (S-052). */
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
