import Box, { type BoxProps } from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { routes } from '../../contract/links.js';
import { ForwardIcon } from '../icons/shopIcons.js';
import { counted } from '../theme/counted.js';
import { useMessages } from '../theme/messages.js';
import { BannerScene } from './BannerScene.js';

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
      sx={[
        {
          position: 'relative',
          overflow: 'hidden',
          borderRadius: { xs: 1.5, md: 2 },
          bgcolor: 'soft.secondary',
          minHeight: { xs: 168, md: 272 },
          display: 'flex',
          alignItems: 'center',
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
      {...root}
    >
      <BannerScene />
      <Stack
        sx={{
          position: 'relative',
          alignItems: 'flex-start',
          gap: 1.5,
          p: { xs: 2.5, md: 6 },
          width: { xs: '72%', md: '56%' },
        }}
      >
        <Typography variant="h1" sx={{ textWrap: 'balance' }}>
          {before}
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            {counted(site.oneMinute, site.minutes, minutes)}
          </Box>
          {after}
        </Typography>
        <Typography sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'block' }, maxWidth: '34ch' }}>
          {site.bannerText}
        </Typography>
        <Button variant="contained" href={href} endIcon={<ForwardIcon />} sx={{ whiteSpace: 'nowrap' }}>
          {site.bannerAction}
        </Button>
      </Stack>
    </Box>
  );
}
