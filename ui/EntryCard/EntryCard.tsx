import Button from '@mui/material/Button';
import Card, { type CardProps } from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { fill } from '../../contract/messages/fill.js';
import { cardFrame } from '../ProductCard/cardStyles.js';
import { BinIcon, PencilIcon } from '../icons/accountIcons.js';
import { Image } from '../Image/Image.js';
import { twoLines, type Styles, withSx } from '../theme/styles.js';
import { useAdminMessages } from '../theme/adminMessages.js';

export interface EntryCardProps extends Omit<CardProps, 'children'> {
  /** Name of the catalogue entry, also part of the accessible names of the card's buttons. */
  name: string;
  /** URL of the image. A drawing replaces an empty or broken image. */
  src?: string | undefined;
  /** One line below the name, such as the unit. */
  detail?: string;
  /** Called when Edit is pressed. */
  onEdit: () => void;
  /** Called when Delete is pressed. Ask for confirmation before deleting. */
  onDelete: () => void;
}

/** Renders a catalogue entry for admins: image, name, Edit and Delete. */
export function EntryCard({ name, src, detail, onEdit, onDelete, sx, ...root }: EntryCardProps) {
  const { catalogue: words } = useAdminMessages();
  return (
    <Card component="article" sx={withSx(sx, cardFrame)} {...root}>
      <Image src={src} name={name} />
      <Stack sx={{ flex: 1, px: 0.5, pt: 1, gap: 0.25, minWidth: 0 }}>
        <Typography variant="subtitle2" component="h2" sx={twoLines}>
          {name}
        </Typography>
        {detail !== undefined && (
          <Typography variant="caption" component="p" noWrap sx={{ color: 'text.secondary' }}>
            {detail}
          </Typography>
        )}
      </Stack>
      <Stack direction="row" sx={entryActs}>
        <Button
          size="small"
          startIcon={<PencilIcon />}
          aria-label={fill(words.editNamed, { name })}
          onClick={onEdit}
        >
          {words.edit}
        </Button>
        <Button
          size="small"
          color="error"
          startIcon={<BinIcon />}
          aria-label={fill(words.deleteNamed, { name })}
          onClick={onDelete}
        >
          {words.delete}
        </Button>
      </Stack>
    </Card>
  );
}

/** Places Edit and Delete side by side. On the narrowest phones their icons are hidden. */
const entryActs: Styles = {
  gap: 0.5,
  mt: 1,
  '& > button': { flex: '1 1 auto', minWidth: 0, px: 0.5 },
  '& .MuiButton-startIcon': (theme) => ({ [theme.breakpoints.down(380)]: { display: 'none' } }),
};
