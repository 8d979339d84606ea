import GlobalStyles from '@mui/material/GlobalStyles';
import { useTheme, type Theme } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { Toaster } from 'sonner';
import { CheckIcon } from '../icons/accountIcons.js';
import { AlertIcon } from '../icons/shopIcons.js';
import { focusRing } from '../theme/lines.js';
import { useMessages } from '../theme/messages.js';
import { radius, target } from '../theme/tokens.js';

/** sonner's CSS variables for colours. */
type ToastVariables = Record<`--${string}`, string>;

/** Distance from the corner of the screen in pixels, over the logo in the header. */
const overTheLogo = { phone: { top: 6, left: 8 }, desk: { top: 12, left: 12 } } as const;

/** CSS variables for the least and the greatest width of a toast on this screen. */
const narrowest = '--tokri-toast-min';
const widest = '--tokri-toast-max';

/**
 * A toast is as wide as its text. Two lines fit beside the cart and above the search on a phone, and beside
 * the search on a desktop.
 */
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
    // From this width on the page grows no wider, and the search stays in the middle.
    [breakpoints.up('xl')]: {
      [narrowest]: spacing(19),
      [widest]: `min(22rem, calc((100vw - ${breakpoints.values.xl}px) / 2 + ${spacing(25.5)}))`,
    },
  },
});

/**
 * sonner cannot read the theme. These styles make a text button in the shop's colour, tall enough for a
 * finger.
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

/** sonner's own focus ring is a shadow that is invisible on dark screens, so the shop's ring replaces it. */
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
