import { useTheme } from '@mui/material/styles';
import type { StoryObj } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import { useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, type To } from 'react-router-dom';
import { calls } from '../../../contract/calls.js';
import { createTokriTheme } from '../../../ui/theme/theme.js';
import { TokriThemeProvider } from '../../../ui/theme/TokriThemeProvider.js';
import { api } from '../../app/api.js';
import { App } from '../../app/App.js';
import { notice } from '../../app/notices.js';
import { RouterLink } from '../../app/RouterLink.js';
import { clearStorage, writeItem, writeTokens } from '../../app/session/storage.js';
import { createStore } from '../../app/store.js';
import { openDashboard } from './mockDashboard.js';
import { cartLines, adminDetails, extremeShop, openShop } from './mockShop.js';
import { type Answer, says, shopThat } from './says.js';

/** Who visits the screen. */
export type Visitor = 'anonymous' | 'customer' | 'admin';

export interface Scene {
  /** The address of the screen. */
  at: To;
  /** The router state that earlier steps would have passed on. */
  state?: unknown;
  as?: Visitor;
  /** Whether three products are in the cart. */
  filled?: boolean;
  /** Mock replies that replace the usual ones. */
  answers?: readonly Answer[];
  /** Whether all names are long, all images missing and all prices high. */
  extreme?: boolean;
  /** Values in the local storage, as an earlier visit would have left them. */
  kept?: Readonly<Record<string, string>>;
}

const theme = createTokriTheme(RouterLink);
const stillTheme = createTokriTheme(RouterLink, 'always');

/** Aborts the requests of a scene, so that they are not reported in a later one. */
const abandon = ({ dispatch }: ReturnType<typeof createStore>) => {
  const running = [
    ...dispatch(api.util.getRunningQueriesThunk()),
    ...dispatch(api.util.getRunningMutationsThunk()),
  ];
  for (const request of running) request.abort();
};

/** Renders the whole shop at an address. */
export function Screen({ at, state }: Pick<Scene, 'at' | 'state'>) {
  const [store] = useState(createStore);
  useEffect(() => () => abandon(store), [store]);
  const { motion } = useTheme(); // set by the toolbar
  const entry = typeof at === 'string' ? new URL(at, 'http://shop') : at;
  const { pathname = '/', search = '', hash = '' } = entry;
  return (
    <Provider store={store}>
      <TokriThemeProvider
        theme={motion.reducedMotion === 'always' ? stillTheme : theme}
        colorSchemeNode={null}
      >
        <MemoryRouter useTransitions={false} initialEntries={[{ pathname, search, hash, state }]}>
          <App />
        </MemoryRouter>
      </TokriThemeProvider>
    </Provider>
  );
}

/** Builds a token in the shop's format, without a valid signature. */
const tokenOf = (person: string) => `sample.${btoa(JSON.stringify({ sub: person }))}.sample`;

const worker = setupWorker();
let started: Promise<unknown> | undefined;
let current: readonly Answer[] = [];

/** Replaces replies of the mock shop until the end of the story, for example after a click. */
export const answersFromNow = (answers: readonly Answer[]): void => {
  current = [...answers, ...current];
  worker.resetHandlers(shopThat(current));
};

/**
 * Prepares the mock shop, the login and the local storage before the screen of a story renders.
 * @returns a function that clears the local storage and the toasts afterwards
 */
const enter = async ({ as = 'anonymous', filled, answers = [], kept = {}, extreme }: Scene) => {
  started ??= worker.start({
    serviceWorker: { url: 'mockServiceWorker.js' },
    onUnhandledRequest: 'bypass',
    quiet: true,
  });
  await started;
  current = [];
  answersFromNow([
    ...answers,
    ...(as === 'admin' ? [adminDetails] : []),
    ...(filled ? [says(calls.cart.list, { data: cartLines })] : []),
    ...(extreme ? extremeShop : openShop),
    ...openDashboard,
  ]);
  clearStorage();
  if (as !== 'anonymous') writeTokens({ access: tokenOf(as), refresh: tokenOf(`${as} refresh`) });
  for (const [key, value] of Object.entries(kept)) writeItem(key, value);
  return () => {
    clearStorage();
    notice.dismiss(); // removes toasts of this scene
  };
};

/**
 * Builds a story of a screen for one visitor.
 * @param play waits until the screen is complete
 */
export const scene = (
  { at, state, ...stage }: Scene,
  play: NonNullable<StoryObj['play']>,
): StoryObj<typeof Screen> => ({
  args: { at, state },
  beforeEach: () => enter({ at, ...stage }),
  play,
});
