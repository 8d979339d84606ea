import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { fill } from '../../contract/texts/fill.js';
import { badgesLook } from '../FilterBar/badgeLook.js';
import { CrossIcon } from '../icons/accountIcons.js';
import { useTexts } from '../theme/texts.js';
import { unfiltered, type Badge, type BrowseWish } from './wish.js';

interface BadgesProps {
  badges: readonly Badge[];
  wish: BrowseWish;
  onChange: (wish: BrowseWish) => void;
}

/** The filters that are on: one press takes one off. */
export function Badges({ badges, wish, onChange }: BadgesProps) {
  const { browse } = useTexts().ui;
  if (badges.length === 0) return null;
  return (
    <Box component="ul" aria-label={browse.on} sx={badgesLook}>
      {badges.map(({ key, label, without }) => (
        <Box key={key} component="li" sx={{ minWidth: 0 }}>
          <Button
            color="inherit"
            endIcon={<CrossIcon fontSize="small" />}
            aria-label={fill(browse.takeOff, { filter: label })}
            onClick={() => onChange(without)}
            sx={{
              px: 1.5,
              bgcolor: 'soft.primary',
              fontWeight: 'fontWeightMedium',
              overflowWrap: 'anywhere',
              textAlign: 'start',
            }}
          >
            {label}
          </Button>
        </Box>
      ))}
      <li>
        <Button onClick={() => onChange(unfiltered(wish))}>{browse.clear}</Button>
      </li>
    </Box>
  );
}
