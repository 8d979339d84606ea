import GlobalStyles from '@mui/material/GlobalStyles';
import { useTheme, type Theme } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { Toaster } from 'sonner';
import { CheckIcon } from '../icons/accountIcons.js';
import { AlertIcon } from '../icons/shopIcons.js';
import { focusRing } from '../theme/lines.js';
import { useMessages } from '../theme/messages.js';
import { radius, target } from '../theme/tokens.js';

/** sonner's own names for its looks. */
type ToastVariables = Record<`--${string}`, string>;

/** Pixels from the screen's corner: over the shop's name in the header. */
const overTheLogo = { phone: { top: 6, left: 8 }, desk: { top: 12, left: 12 } } as const;

/** How narrow and how wide a toast gets on this screen. */
const narrowest = '--tokri-toast-min';
const widest = '--tokri-toast-max';

/** As wide as its words; two lines of them fit beside the cart and above the search of a phone, and beside the search of a desk. */
const size: CSSProperties = {
  width: 'fit-content',
  minWidth: `var(${narrowest})`,
  maxWidth: `var(${widest})`,
  minHeight: 48,
  paddingBlock: 7,
  paddingInline: 12,
};

const widths = ({ breakpoints, spacing }: Theme) => ({
  ':root': {
    [narrowest]: spacing(19), // a short toast covers the logo whole
    [widest]: `max(${spacing(25)}, calc(100vw - ${spacing(16.5)}))`, // the cart's button stays free
    [breakpoints.up('md')]: { [narrowest]: spacing(0), [widest]: spacing(31) },
    // the page grows no more, and the search keeps to its middle
    [breakpoints.up('xl')]: {
      [narrowest]: spacing(19),
      [widest]: `min(22rem, calc((100vw - ${breakpoints.values.xl}px) / 2 + ${spacing(25.5)}))`,
    },
  },
});

/** sonner takes no theme: a text button in the shop's colour, as high as a finger needs. */
const actionStyles = ({ primary }: Theme['vars']['palette']): CSSProperties => ({
  height: target.small,
  paddingInline: 12,
  font: 'inherit',
  fontWeight: 600,
  color: primary.main,
  background: 'transparent',
  borderWidth: 1,
  borderStyle: 'solid',
  borderRadius: radius.small,
});

/** Its own ring is a shadow that dark screens swallow: the shop's, as everywhere. */
const ring = (theme: Theme) => ({
  '[data-sonner-toast], [data-sonner-toast][data-styled] [data-button]': {
    '&:focus-visible': focusRing(theme),
  },
});

/**
 * Where `notify` speaks. Once in an app. Toasts lie over the shop's name in the header: the one place of every screen
 * at which there is no main button, however far the page is scrolled.
 */
export function Toasts() {
  const { toasts } = useMessages().ui;
  const { palette } = useTheme().vars;
  const looks: CSSProperties & ToastVariables = {
    '--normal-bg': palette.background.paper,
    '--normal-text': palette.text.primary,
    '--normal-border': palette.outline,
    '--border-radius': `${radius.medium}px`,
    fontFamily: 'inherit',
  };
  return (
    <>
      <GlobalStyles styles={[widths, ring]} />
      <Toaster
        position="top-left"
        offset={overTheLogo.desk}
        mobileOffset={overTheLogo.phone}
        gap={6}
        style={looks}
        containerAriaLabel={toasts.region}
        visibleToasts={4}
        toastOptions={{ style: size, actionButtonStyle: actionStyles(palette) }}
        icons={{
          success: <CheckIcon fontSize="small" color="success" />,
          error: <AlertIcon fontSize="small" color="error" />,
        }}
      />
    </>
  );
}
