import Box, { type BoxProps } from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { routes } from '../../contract/links.js';
import { BasketDrawing } from '../drawings/BasketDrawing.js';
import { ForwardIcon } from '../icons/shopIcons.js';
import { Image } from '../Image/Image.js';
import { counted } from '../theme/counted.js';
import { useMessages } from '../theme/messages.js';
import { twoLines, type Styles, withSx } from '../theme/styles.js';

export interface HomeBannerProps extends Omit<BoxProps<'section'>, 'children' | 'title'> {
  /** Promised delivery time in minutes, for the default title. */
  minutes?: number | undefined;
  /** Title of up to 60 characters. Default: the delivery promise. */
  title?: string | undefined;
  /** One more sentence, from 1,024 px on. With a title of its own there is none by default. */
  text?: string | undefined;
  /** Label of the link. On a phone an arrow stands for it. */
  action?: string | undefined;
  /** Address of the link. Default: the search page. */
  href?: string | undefined;
  /** Image at the end of the banner. Default: a drawing of a full basket. */
  image?: string | undefined;
  /** Whether a skeleton of the same height stands in for the banner. */
  loading?: boolean;
}

/** Renders the banner at the top of the home page: one sentence and one link. It is low, so that products follow at once. */
export function HomeBanner(props: HomeBannerProps) {
  const {
    minutes = 10,
    title,
    text,
    action,
    href = routes.search,
    image,
    loading = false,
    sx,
    ...root
  } = props;
  const { site } = useMessages().ui;
  if (loading)
    return (
      <Box component="section" aria-busy sx={withSx(sx, bannerFrame)} {...root}>
        <Skeleton variant="text" width="70%" sx={titleStyles} />
      </Box>
    );
  const label = action || site.bannerAction;
  const sentence = text || (title ? '' : site.bannerText);
  return (
    <Box component="section" sx={withSx(sx, bannerFrame)} {...root}>
      <Stack sx={{ flex: 1, minWidth: 0, gap: 0.25 }}>
        <Typography component="h1" sx={titleStyles}>
          {title || <DeliveryPromise minutes={minutes} />}
        </Typography>
        {sentence && (
          <Typography
            variant="body2"
            noWrap
            sx={{ color: 'text.secondary', display: { xs: 'none', lg: 'block' } }}
          >
            {sentence}
          </Typography>
        )}
      </Stack>
      <Button variant="contained" href={href} aria-label={label} sx={actionStyles}>
        <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
          {label}
        </Box>
        <ForwardIcon fontSize="small" />
      </Button>
      {image ? <Image src={image} name={label} eager sizes="14rem" sx={imageStyles} /> : <BannerScene />}
    </Box>
  );
}

/** Writes the promise with the time on one line. */
function DeliveryPromise({ minutes }: { minutes: number }) {
  const { site } = useMessages().ui;
  const [before, after] = site.bannerTitle.split('{time}');
  return (
    <>
      {before}
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {counted(site.oneMinute, site.minutes, minutes)}
      </Box>
      {after}
    </>
  );
}

/** Draws a full basket in front of a rising sun. */
function BannerScene() {
  return (
    <Box aria-hidden sx={[imageStyles, { overflow: 'visible' }]}>
      <Box
        sx={{
          position: 'absolute',
          left: '50%',
          top: '18%',
          width: { xs: '9rem', md: '15rem' },
          aspectRatio: 1,
          translate: '-50%',
          borderRadius: '50%',
          bgcolor: 'drawing.glow',
        }}
      />
      <BasketDrawing
        sx={{
          position: 'absolute',
          left: '50%',
          translate: '-50%',
          bottom: '-4%',
          height: '92%',
          width: 'auto',
        }}
      />
    </Box>
  );
}

/** Height of the banner: a title of two lines on a phone, of one line with a sentence below it on a desktop. */
const bannerHeight = { xs: '4.25rem', md: '4.5rem' } as const;

const bannerFrame: Styles = {
  position: 'relative',
  overflow: 'hidden',
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 1, md: 3 },
  minHeight: bannerHeight,
  pl: { xs: 2, md: 3 },
  py: 0.75,
  pr: { xs: '5.75rem', md: '15rem' },
  borderRadius: 1.5,
  bgcolor: 'soft.secondary',
};

const titleStyles: Styles = {
  ...twoLines,
  WebkitLineClamp: 3,
  typography: { xs: 'h4', md: 'h3' },
  lineHeight: 1.2,
  textWrap: 'balance',
};

/** Styles the link as a round arrow on a phone. */
const actionStyles: Styles = {
  flex: 'none',
  gap: 1,
  whiteSpace: 'nowrap',
  minWidth: 0,
  px: { xs: 1.5, md: 2.5 },
  borderRadius: { xs: '50%', md: 1 },
};

const imageStyles: Styles = {
  position: 'absolute',
  insetBlock: 0,
  right: 0,
  width: { xs: '5.25rem', md: '14rem' },
  aspectRatio: 'auto',
  borderRadius: 0,
  bgcolor: 'transparent',
  '& > img': { objectFit: 'cover' },
};
