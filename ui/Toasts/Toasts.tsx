import GlobalStyles from '@mui/material/GlobalStyles';
import { useTheme, type Theme } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { Toaster } from 'sonner';
import { CheckIcon } from '../icons/accountIcons.js';
import { AlertIcon } from '../icons/shopIcons.js';
import { focusRing } from '../theme/lines.js';
import { useTexts } from '../theme/texts.js';
import { radius, target } from '../theme/tokens.js';

/** sonner's own names for its looks. */
type ToastVariables = Record<`--${string}`, string>;

/** Pixels, so that a toast does not cover the cart bar of a phone. */
const aboveTheCartBar = 88;

/** sonner takes no theme: a text button in the shop's colour, as high as a finger needs. */
const actionLook = ({ primary }: Theme['vars']['palette']): CSSProperties => ({
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

/** Where `notify` speaks. Once in an app. */
export function Toasts() {
  const { toasts } = useTexts().ui;
  const { palette } = useTheme().vars;
  const looks: CSSProperties & ToastVariables = {
    '--normal-bg': palette.background.paper,
    '--normal-text': palette.text.primary,
    '--normal-border': palette.divider,
    '--border-radius': `${radius.medium}px`,
    fontFamily: 'inherit',
  };
  return (
    <>
      <GlobalStyles styles={ring} />
      <Toaster
        position="bottom-center"
        mobileOffset={{ bottom: aboveTheCartBar }}
        style={looks}
        containerAriaLabel={toasts.region}
        visibleToasts={4}
        toastOptions={{ actionButtonStyle: actionLook(palette) }}
        icons={{
          success: <CheckIcon fontSize="small" color="success" />,
          error: <AlertIcon fontSize="small" color="error" />,
        }}
      />
    </>
  );
}
