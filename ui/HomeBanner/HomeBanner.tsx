import Box, { type BoxProps } from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { routes } from '../../contract/links.js';
import { ForwardIcon } from '../icons/shopIcons.js';
import { counted } from '../theme/counted.js';
import { useMessages } from '../theme/messages.js';
import { BasketDrawing } from '../drawings/BasketDrawing.js';
import { withSx } from '../theme/styles.js';

/** Draws a full basket in front of a rising sun. */
function BannerScene() {
  return (
    <Box aria-hidden sx={{ position: 'absolute', inset: 0 }}>
      <Box
        sx={{
          position: 'absolute',
          right: { xs: '-12%', sm: '-4%', md: '-1%' },
          bottom: { xs: '-60%', md: '-90%' },
          height: { xs: '160%', md: '220%' },
          aspectRatio: 1,
          borderRadius: '50%',
          bgcolor: 'drawing.glow',
        }}
      />
      <BasketDrawing
        sx={{
          position: 'absolute',
          right: { xs: '-2%', sm: '4%', md: '5%' },
          bottom: '-4%',
          height: { xs: 'min(84%, 27vw)', sm: '88%', md: '96%' }, // stays beside the text, not below it
          width: 'auto',
        }}
      />
    </Box>
  );
}

export interface HomeBannerProps extends Omit<BoxProps<'section'>, 'children'> {
  /** Promised delivery time, in minutes. */
  minutes?: number;
  /** Link of Start shopping. Default: the search page. */
  href?: string;
}

/** Renders the banner at the top of the home page. */
export function HomeBanner({ minutes = 10, href = routes.search, sx, ...root }: HomeBannerProps) {
  const { site } = useMessages().ui;
  const [before, after] = site.bannerTitle.split('{time}');
  return (
    <Box
      component="section"
      sx={withSx(sx, {
        position: 'relative',
        overflow: 'hidden',
        borderRadius: { xs: 1.5, md: 2 },
        bgcolor: 'soft.secondary',
        display: 'flex',
      })}
      {...root}
    >
      <BannerScene />
      <Stack
        sx={{
          position: 'relative',
          flexDirection: { md: 'row' },
          alignItems: { xs: 'flex-start', md: 'center' },
          justifyContent: { xs: 'center', md: 'space-between' },
          columnGap: 4,
          rowGap: 1,
          px: { xs: 2, md: 4 },
          py: { xs: 1.5, md: 2 },
          minHeight: { xs: '7.25rem', md: '6.5rem' },
          width: { xs: '76%', md: '74%' },
        }}
      >
        <Stack sx={{ gap: 0.5 }}>
          <Typography
            variant="h2"
            component="h1"
            sx={{ typography: { xs: 'h3', md: 'h2' }, textWrap: 'balance' }}
          >
            {before}
            <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
              {counted(site.oneMinute, site.minutes, minutes)}
            </Box>
            {after}
          </Typography>
          <Typography
            sx={{ color: 'text.secondary', display: { xs: 'none', lg: 'block' }, maxWidth: '60ch' }}
          >
            {site.bannerText}
          </Typography>
        </Stack>
        <Button
          variant="contained"
          href={href}
          endIcon={<ForwardIcon />}
          sx={{ flex: 'none', whiteSpace: 'nowrap' }}
        >
          {site.bannerAction}
        </Button>
      </Stack>
    </Box>
  );
}
