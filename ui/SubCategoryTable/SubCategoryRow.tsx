import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { fill } from '../../contract/messages/fill.js';
import type { SubCategory } from '../../contract/subcategory.js';
import { BinIcon, PencilIcon } from '../icons/accountIcons.js';
import { Image } from '../Image/Image.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { place } from './tableStyles.js';

export interface SubCategoryRowProps {
  subCategory: SubCategory;
  /** Row number, from 1. */
  serial: number;
  onEdit: (subCategory: SubCategory) => void;
  onDelete: (subCategory: SubCategory) => void;
  onPreview: (subCategory: SubCategory) => void;
}

export function SubCategoryRow({ subCategory, serial, onEdit, onDelete, onPreview }: SubCategoryRowProps) {
  const { catalogue: words } = useAdminMessages();
  const { name, image, category } = subCategory;
  return (
    <TableRow role="row">
      <TableCell
        role="cell"
        align="right"
        sx={{ color: 'text.secondary', display: { xs: 'none', md: 'table-cell' } }}
      >
        {serial}
      </TableCell>
      <TableCell role="rowheader" component="th" scope="row" sx={place('name')}>
        {name}
      </TableCell>
      <TableCell role="cell" sx={place('image')}>
        {image ? (
          <ButtonBase
            aria-label={fill(words.subCategories.preview, { name })}
            onClick={() => onPreview(subCategory)}
            sx={{ borderRadius: 1, cursor: 'zoom-in' }}
          >
            <Image src={image} name={name} sizes="3.5rem" sx={{ width: 56 }} />
          </ButtonBase>
        ) : (
          <Image name={name} sx={{ width: 56 }} />
        )}
      </TableCell>
      <TableCell role="cell" sx={[place('category'), { color: 'text.secondary' }]}>
        {category.map((parent) => parent.name).join(' · ')}
      </TableCell>
      <TableCell role="cell" sx={place('action')}>
        <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
          <IconButton aria-label={fill(words.editNamed, { name })} onClick={() => onEdit(subCategory)}>
            <PencilIcon fontSize="small" />
          </IconButton>
          <IconButton
            color="error"
            aria-label={fill(words.deleteNamed, { name })}
            onClick={() => onDelete(subCategory)}
          >
            <BinIcon fontSize="small" />
          </IconButton>
        </Stack>
      </TableCell>
    </TableRow>
  );
}
