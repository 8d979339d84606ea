import { useTheme } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { Toaster } from 'sonner';
import { CheckIcon } from '../icons/accountIcons.js';
import { AlertIcon } from '../icons/shopIcons.js';
import { useTexts } from '../theme/texts.js';
import { radius } from '../theme/tokens.js';

/** sonner's own names for its looks. */
type ToastVariables = Record<`--${string}`, string>;

/** Pixels, so that a toast does not cover the cart bar of a phone. */
const aboveTheCartBar = 88;

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
    <Toaster
      position="bottom-center"
      mobileOffset={{ bottom: aboveTheCartBar }}
      style={looks}
      containerAriaLabel={toasts.region}
      visibleToasts={4}
      icons={{
        success: <CheckIcon fontSize="small" color="success" />,
        error: <AlertIcon fontSize="small" color="error" />,
      }}
    />
  );
}
