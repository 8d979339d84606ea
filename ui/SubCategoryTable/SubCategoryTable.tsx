import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { fill } from '../../contract/messages/fill.js';
import type { SubCategory } from '../../contract/subcategory.js';
import { BinIcon, PencilIcon } from '../icons/accountIcons.js';
import { Image } from '../Image/Image.js';
import { ImagePreview } from '../ImagePreview/ImagePreview.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type Styles, line } from '../theme/styles.js';

/** Shows placeholders for the rows while they load. */
function TableSkeleton({ label }: { label: string }) {
  return (
    <Paper variant="outlined" role="status" aria-label={label} aria-busy sx={{ px: 1.5 }}>
      {Array.from({ length: 6 }, (_, row) => (
        <Stack key={row} direction="row" spacing={2} aria-hidden sx={{ alignItems: 'center', py: 1 }}>
          <Skeleton variant="rounded" width={56} height={56} />
          <Skeleton width="24%" />
          <Skeleton width="36%" />
        </Stack>
      ))}
    </Paper>
  );
}

export interface SubCategoryTableProps {
  /** Subcategories with the categories they belong to. */
  subCategories: readonly SubCategory[];
  /** Whether the first subcategories are loading. */
  loading?: boolean;
  /** Called when the pencil is pressed. */
  onEdit: (subCategory: SubCategory) => void;
  /** Called with the subcategory when its bin is pressed. The parent asks for confirmation before it deletes. */
  onDelete: (subCategory: SubCategory) => void;
}

/** Lists all subcategories with their image and categories. An image opens on the whole screen. */
export function SubCategoryTable(props: SubCategoryTableProps) {
  const { subCategories, loading = false, onEdit, onDelete } = props;
  const { catalogue: words } = useAdminMessages();
  const [shown, setShown] = useState<SubCategory>();
  const [open, setOpen] = useState(false);
  const preview = (subCategory: SubCategory) => {
    setShown(subCategory);
    setOpen(true);
  };
  const { serial, action, list } = words.subCategories;
  if (loading) return <TableSkeleton label={words.subCategories.loading} />;
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      <Table role="table" aria-label={list} sx={[ledger, asCards]}>
        <TableHead role="rowgroup">
          <TableRow role="row">
            <TableCell
              role="columnheader"
              align="right"
              sx={{ width: '1%', display: { xs: 'none', md: 'table-cell' } }}
            >
              {serial}
            </TableCell>
            <TableCell role="columnheader">{words.name}</TableCell>
            <TableCell role="columnheader">{words.image}</TableCell>
            <TableCell role="columnheader">{words.category}</TableCell>
            <TableCell role="columnheader" align="right">
              {action}
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">
          {subCategories.map((subCategory, position) => (
            <SubCategoryRow
              key={subCategory._id}
              subCategory={subCategory}
              serial={position + 1}
              onEdit={onEdit}
              onDelete={onDelete}
              onPreview={preview}
            />
          ))}
        </TableBody>
      </Table>
      {shown && (
        <ImagePreview open={open} src={shown.image} alt={shown.name} onClose={() => setOpen(false)} />
      )}
    </Paper>
  );
}

interface SubCategoryRowProps {
  subCategory: SubCategory;
  /** Row number, from 1. */
  serial: number;
  onEdit: (subCategory: SubCategory) => void;
  onDelete: (subCategory: SubCategory) => void;
  onPreview: (subCategory: SubCategory) => void;
}

function SubCategoryRow({ subCategory, serial, onEdit, onDelete, onPreview }: SubCategoryRowProps) {
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

/** Spacing, borders and fonts of the table of subcategories. */
const ledger: Styles = {
  '& thead th': { color: 'text.secondary', whiteSpace: 'nowrap' },
  '& th': { typography: 'subtitle2' },
  '& td, & th': { px: 1.5, py: 1, borderColor: 'divider', overflowWrap: 'anywhere' },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '& tbody tr:hover': { bgcolor: 'background.default' },
};

/** Shows the subcategories as a table, on a phone as cards. */
const asCards: Styles = {
  display: { xs: 'block', md: 'table' },
  '& tbody': { display: { xs: 'block', md: 'table-row-group' } },
  '& thead': (theme) => ({ [theme.breakpoints.down('md')]: visuallyHidden }),
  '& tbody tr': (theme) => ({
    [theme.breakpoints.down('md')]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridTemplateAreas: '"image name action" "image category action"',
      alignItems: 'center',
      columnGap: theme.spacing(1.5),
      padding: theme.spacing(1.25, 1.5),
      borderBottom: `${line.hair} ${theme.vars.palette.divider}`,
      '&:last-of-type': { borderBottom: 0 },
      '& > *': { padding: 0, border: 0, minWidth: 0 },
    },
  }),
};

const alignments = { image: 'center', name: 'end', category: 'start', action: 'center' } as const;

/** Places a cell in a phone's card. Name and categories stay close, whatever the image's height. */
const place = (area: keyof typeof alignments): Styles => ({
  gridArea: area,
  alignSelf: alignments[area],
});
