import { useTheme } from '@mui/material/styles';
import type { StoryObj } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import { useEffect, useState } from 'react';
import { configure } from 'storybook/test';
import { Provider } from 'react-redux';
import { MemoryRouter, type To } from 'react-router-dom';
import { calls } from '../../../contract/calls.js';
import { createTokriTheme } from '../../../ui/theme/theme.js';
import { TokriThemeProvider } from '../../../ui/theme/TokriThemeProvider.js';
import { api } from '../../app/api.js';
import { App } from '../../app/App.js';
import { notice } from '../../app/notices.js';
import { RouterLink } from '../../app/RouterLink.js';
import { clearStorage, writeItem } from '../../app/session/storage.js';
import { writeTokens } from '../../app/session/tokens.js';
import { createStore } from '../../app/store.js';
import { openDashboard } from './mockDashboard.js';
import { cartLines, adminDetails, extremeShop, openShop } from './mockShop.js';
import { type Answer, says, shopThat } from './says.js';

/** Who looks at a screen. */
export type Visitor = 'anonymous' | 'customer' | 'admin';

export interface Scene {
  /** Where the visitor is, and what the steps before handed on. */
  at: To;
  /** What the steps before handed on in the history's state. */
  state?: unknown;
  as?: Visitor;
  /** Whether three products lie in the cart. */
  filled?: boolean;
  /** What the shop answers otherwise than usual. */
  answers?: readonly Answer[];
  /** Whether all names are long, all pictures missing and all prices high. */
  extreme?: boolean;
  /** Local storage as an earlier visit left it. */
  kept?: Readonly<Record<string, string>>;
}

const theme = createTokriTheme(RouterLink);
const stillTheme = createTokriTheme(RouterLink, 'always');

/** What a scene still waits for is not told in a later one. */
const abandon = ({ dispatch }: ReturnType<typeof createStore>) => {
  const running = [
    ...dispatch(api.util.getRunningQueriesThunk()),
    ...dispatch(api.util.getRunningMutationsThunk()),
  ];
  for (const request of running) request.abort();
};

/** The whole shop at one of its addresses, as its visitors have it. */
export function Screen({ at, state }: Pick<Scene, 'at' | 'state'>) {
  const [store] = useState(createStore);
  useEffect(() => () => abandon(store), [store]);
  const { motion } = useTheme(); // what the toolbar says
  const entry = typeof at === 'string' ? new URL(at, 'http://shop') : at;
  const { pathname = '/', search = '', hash = '' } = entry;
  return (
    <Provider store={store}>
      <TokriThemeProvider
        theme={motion.reducedMotion === 'always' ? stillTheme : theme}
        colorSchemeNode={null}
      >
        <MemoryRouter initialEntries={[{ pathname, search, hash, state }]}>
          <App />
        </MemoryRouter>
      </TokriThemeProvider>
    </Provider>
  );
}

/** Shaped like the shop's tokens, good for nothing. */
const tokenOf = (person: string) => `sample.${btoa(JSON.stringify({ sub: person }))}.sample`;

/** A screen's code, and then what it asks for, come one after the other. In ms. */
configure({ asyncUtilTimeout: 15_000 });

const worker = setupWorker();
let started: Promise<unknown> | undefined;

/** The stage is set before the screen is drawn, and cleared after it. */
const enter = async ({ as = 'anonymous', filled, answers = [], kept = {}, extreme }: Scene) => {
  started ??= worker.start({
    serviceWorker: { url: 'mockServiceWorker.js' },
    onUnhandledRequest: 'bypass',
    quiet: true,
  });
  await started;
  worker.resetHandlers(
    shopThat([
      ...answers,
      ...(as === 'admin' ? [adminDetails] : []),
      ...(filled ? [says(calls.cart.list, { data: cartLines })] : []),
      ...(extreme ? extremeShop : openShop),
      ...openDashboard,
    ]),
  );
  clearStorage([]);
  if (as !== 'anonymous') writeTokens({ access: tokenOf(as), refresh: tokenOf(`${as} refresh`) });
  for (const [key, value] of Object.entries(kept)) writeItem(key, value);
  return () => {
    clearStorage([]);
    notice.dismiss(); // what this scene said is not said in the next
  };
};

/** A story of a screen: the shop as one visitor finds it. `play` waits for what makes the scene. */
export const scene = (
  { at, state, ...stage }: Scene,
  play: NonNullable<StoryObj['play']>,
): StoryObj<typeof Screen> => ({
  args: { at, state },
  beforeEach: () => enter({ at, ...stage }),
  play,
});
