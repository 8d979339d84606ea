import type { Preview, StoryContext } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '../ui/theme/fonts.js';
import { codeToCopy } from './docs/codeOf.js';
import { Container } from './docs/Container.js';
import { Page } from './docs/Page.js';
import './dress.css';
import { globalTypes, initialGlobals } from './globals.js';
import { staged } from './staged.js';
import { viewports } from './viewports.js';

// A screen loads its code, then its data. On a busy machine also a click takes seconds.
configure({ asyncUtilTimeout: 30_000 });

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  decorators: staged,
  parameters: {
    // A component in a story has no headings above its own.
    a11y: {
      test: 'error',
      config: { rules: [{ id: 'heading-order', enabled: false }] },
      // Checks that pass are not reported node by node, because that takes longer than finding the failures.
      options: { resultTypes: ['violations', 'incomplete'] },
    },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      container: Container,
      page: Page,
      codePanel: true,
      source: {
        transform: (drawn: string, story: StoryContext) =>
          /^Screens\//.test(story.title) ? drawn : codeToCopy(drawn, story, story.args),
      },
    },
    jsx: { functionValue: () => () => undefined },
    layout: 'padded',
    options: {
      storySort: {
        order: [
          'Introduction',
          'Principles',
          'Coverage',
          'Changelog',
          'Foundations',
          'Screens',
          'Catalogue',
          'Product',
          'Cart',
          'Search',
          'Site',
          'Checkout',
          'Orders',
          'Account',
          'Forms',
          'Overlays',
          'Feedback',
          'States',
          'Admin',
          '*',
        ],
      },
    },
    viewport: { options: viewports },
  },
};

export default preview;
