import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BoltIcon, CategoryIcon, TagIcon } from '../icons/shopIcons.js';
import { useMessages } from '../theme/messages.js';

/** Shows three reasons to shop here. */
export function PromoBlurbs() {
  const { site } = useMessages().ui;
  const reasons = [
    { Icon: BoltIcon, title: site.blurbFast, text: site.blurbFastText },
    { Icon: TagIcon, title: site.blurbPrices, text: site.blurbPricesText },
    { Icon: CategoryIcon, title: site.blurbChoice, text: site.blurbChoiceText },
  ];
  return (
    <Stack component="ul" aria-label={site.blurbs} sx={{ gap: 2 }}>
      {reasons.map(({ Icon, title, text }) => (
        <Stack key={title} component="li" direction="row" sx={{ gap: 1.5 }}>
          <Box
            sx={{
              flex: 'none',
              display: 'grid',
              placeItems: 'center',
              width: 44,
              height: 44,
              borderRadius: 1,
              bgcolor: 'soft.secondary',
              color: 'savings',
            }}
          >
            <Icon />
          </Box>
          <div>
            <Typography variant="subtitle2" component="h3">
              {title}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {text}
            </Typography>
          </div>
        </Stack>
      ))}
    </Stack>
  );
}
