import GlobalStyles from '@mui/material/GlobalStyles';
import { useTheme, type Theme } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { Toaster } from 'sonner';
import { AlertIcon, CheckIcon } from '../icons/shopIcons.js';
import { focusRing } from '../theme/styles.js';
import { useMessages } from '../theme/messages.js';
import { radius, target } from '../theme/tokens.js';

/** CSS variables with which the library sonner takes colours. */
type ToastVariables = Record<`--${string}`, string>;

/**
 * Distance of the toasts from the top left corner of the screen, in pixels. They cover the logo in the
 * header, on a phone also the delivery place and the account.
 */
const overTheLogo = { phone: { top: 6, left: 8 }, desk: { top: 12, left: 12 } } as const;

/** CSS variables for the minimum and maximum width of a toast, which depend on the width of the screen. */
const narrowest = '--tokri-toast-min';
const widest = '--tokri-toast-max';

/** Size of a toast, which is as wide as its text. A toast of two lines covers neither the cart nor the search. */
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
    [narrowest]: spacing(19), // a short toast covers the whole logo
    [widest]: `max(${spacing(25)}, calc(100vw - ${spacing(16.5)}))`, // the cart button stays uncovered
    [breakpoints.up('md')]: { [narrowest]: spacing(0), [widest]: spacing(31) },
    // From this width on the page grows no wider, and the search stays where it is.
    [breakpoints.up('xl')]: {
      [narrowest]: spacing(19),
      [widest]: `min(22rem, calc((100vw - ${breakpoints.values.xl}px) / 2 + ${spacing(25.5)}))`,
    },
  },
});

/**
 * Styles of the button in a toast: the shop's colour, and tall enough for a finger. They are set here because
 * the library sonner cannot read the theme.
 */
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

/** Focus ring of toasts. It replaces the ring of the library sonner, a shadow that is invisible on dark screens. */
const ring = (theme: Theme) => ({
  '[data-sonner-toast], [data-sonner-toast][data-styled] [data-button]': {
    '&:focus-visible': focusRing(theme),
  },
});

/**
 * Shows the toasts of `notify`. Render it once per app. Toasts cover the logo in the header, the one place on
 * every screen without a main button, however far the page is scrolled.
 */
export function Toasts() {
  const { toasts } = useMessages().ui;
  const { palette } = useTheme().vars;
  const style: CSSProperties & ToastVariables = {
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
        style={style}
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
