import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';

interface Declared {
  fileName: string;
}

interface Prop {
  parent?: Declared;
  declarations?: readonly Declared[];
}

/** What props are listed: those of which this repository declares something, not what only MUI and React do. */
const isOurs = ({ parent, declarations = [] }: Prop) =>
  [...(parent ? [parent] : []), ...declarations].some(({ fileName }) => !/node_modules/.test(fileName));

// an object, because Storybook's types allow no options here; they replace its own, which the first three repeat
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
  // the worker that answers the screens' calls
  staticDirs: [{ from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'storybook-addon-pseudo-states'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    ...docgen,
  },
  // MUI says "use client" in each of its files, which means nothing here
  viteFinal: (vite) =>
    mergeConfig(vite, { build: { rolldownOptions: { checks: { moduleLevelDirective: false } } } }),
};

export default config;
