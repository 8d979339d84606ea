import Box from '@mui/material/Box';
import ButtonBase, { type ButtonBaseProps } from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import { ChevronDownIcon } from '../icons/shopIcons.js';
import { useMessages } from '../theme/messages.js';
import { notEnglish, type Styles, withSx } from '../theme/styles.js';
import { target } from '../theme/tokens.js';
import { tabularNumbers } from '../theme/typography.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';

export interface DeliveryPlaceProps extends Omit<ButtonBaseProps, 'children'> {
  /** PIN code of the place. Without it the button asks for one. */
  pincode?: string | undefined;
  /** What the shop promises for the place, from `promiseText`. Without it only the PIN code is shown. */
  promise?: string | undefined;
  /** Whether the promise is on its way. */
  loading?: boolean;
  /** Called when the button is pressed: it opens the dialog for the place. */
  onClick?: ButtonBaseProps['onClick'];
}

/** Renders the delivery place of the header: how soon the shop delivers there, and its PIN code. It opens a dialog. */
export function DeliveryPlace({ pincode, promise, loading = false, sx, ...root }: DeliveryPlaceProps) {
  const { place } = useMessages().delivery;
  const first = pincode && promise ? promise : place.deliverTo;
  return (
    <ButtonBase aria-haspopup="dialog" sx={withSx(sx, placeStyles)} {...root}>
      <VisuallyHidden>{place.label}: </VisuallyHidden>
      <Box component="span" sx={promiseStyles}>
        {pincode && loading ? (
          <Skeleton component="span" width="4ch" sx={{ display: 'inline-block' }} />
        ) : (
          first
        )}
      </Box>{' '}
      <Box component="span" sx={pincodeStyles}>
        {pincode ?? place.pincode}
        <ChevronDownIcon sx={{ fontSize: '0.875rem', flex: 'none' }} />
      </Box>
    </ButtonBase>
  );
}

/** The width is that of the usual texts, so that the header does not move when they come. */
const placeStyles: Styles = {
  ...tabularNumbers,
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  minHeight: target.medium,
  minWidth: '4.25rem',
  maxWidth: '100%',
  px: 0.75,
  borderRadius: 1,
  textAlign: 'start',
  '&:hover': { bgcolor: 'action.hover' },
};

/** A long promise is cut, so that the header stays as high as it is. */
const promiseStyles: Styles = {
  display: 'block',
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  typography: 'subtitle2',
  fontWeight: 'fontWeightBold',
  lineHeight: 1.2,
  [notEnglish]: { lineHeight: 1.3 },
};

const pincodeStyles: Styles = {
  typography: 'caption',
  lineHeight: 1.2,
  display: 'flex',
  alignItems: 'center',
  gap: 0.25,
  color: 'text.secondary',
  whiteSpace: 'nowrap',
  [notEnglish]: { lineHeight: 1.3 },
};
