import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';

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
  typescript: { reactDocgen: 'react-docgen-typescript' },
  // MUI says "use client" in each of its files, which means nothing here
  viteFinal: (vite) =>
    mergeConfig(vite, { build: { rolldownOptions: { checks: { moduleLevelDirective: false } } } }),
};

export default config;
