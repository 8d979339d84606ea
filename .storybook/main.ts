import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';

interface Declared {
  fileName: string;
}

interface Prop {
  parent?: Declared;
  declarations?: readonly Declared[];
}

/** Tells whether this repository declares a prop. Props that only MUI and React declare are not listed. */
const isOurs = ({ parent, declarations = [] }: Prop) =>
  [...(parent ? [parent] : []), ...declarations].some(({ fileName }) => !/node_modules/.test(fileName));

// A typed object, because Storybook's types allow no options here. The options replace Storybook's own, which
// the first three repeat.
const docgen: object = {
  reactDocgenTypescriptOptions: {
    shouldExtractLiteralValuesFromEnum: true,
    shouldRemoveUndefinedFromOptional: true,
    savePropValueAsString: true,
    propFilter: isOurs,
  },
};

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './docs/*.mdx',
    '../ui/**/*.mdx',
    '../ui/**/*.stories.tsx',
    '../web/routes/*.stories.tsx',
    './tests/*.stories.tsx',
  ],
  // The service worker that answers the screens' API calls.
  staticDirs: [{ from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'storybook-addon-pseudo-states'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    ...docgen,
  },
  // MUI writes "use client" in each of its files, which has no effect in this build and would only cause
  // warnings.
  viteFinal: (vite) =>
    mergeConfig(vite, { build: { rolldownOptions: { checks: { moduleLevelDirective: false } } } }),
};

export default config;
