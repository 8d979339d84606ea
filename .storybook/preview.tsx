import { withThemeByDataAttribute } from '@storybook/addon-themes';
import type { Preview } from '@storybook/react-vite';
import '../ui/theme/fonts.js';
import { TokriThemeProvider } from '../ui/theme/TokriThemeProvider.js';

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    // a component alone stands under no heading of its own
    a11y: { test: 'error', config: { rules: [{ id: 'heading-order', enabled: false }] } },
    layout: 'padded',
    controls: { expanded: true },
    options: { storySort: { order: ['Foundations', 'Catalogue', 'Cart', 'Search', 'Site', 'States', '*'] } },
    viewport: {
      options: {
        small: { name: 'Small phone', styles: { width: '320px', height: '640px' } },
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' } },
        desk: { name: 'Desk', styles: { width: '1366px', height: '768px' } },
      },
    },
  },
  decorators: [
    withThemeByDataAttribute({
      themes: { light: 'light', dark: 'dark', contrast: 'contrast' },
      defaultTheme: 'light',
      attributeName: 'data-theme',
    }),
    (Story) => (
      <TokriThemeProvider colorSchemeNode={null}>
        <Story />
      </TokriThemeProvider>
    ),
  ],
};

export default preview;
