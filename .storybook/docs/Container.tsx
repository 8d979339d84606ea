import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { Dressed, dressPage } from '../Dressed.js';
import { globalsOf } from '../globals.js';
import { themes } from '../storybookTheme.js';
import './docs.css';
import { GlobalsContext } from './useGlobals.js';

type Channel = DocsContainerProps['context']['channel'];

/**
 * Returns the globals that Storybook last sent over its channel (its event bus). Storybook renders the
 * documentation page again when they change.
 */
const lastSaid = (channel: Channel): Record<string, unknown> => {
  const [said] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
  return said?.globals ?? {};
};

/** Renders every documentation page in the toolbar's theme and language. */
export function Container({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context;
  const said = lastSaid(channel);
  const settings = globalsOf(said);
  const forced = Boolean(said['pseudo']);
  useEffect(() => {
    // A story's own page may force hover or focus on it; on this page that would force them on all stories.
    if (forced) channel.emit(UPDATE_GLOBALS, { globals: { pseudo: false } });
  }, [channel, forced]);
  dressPage(settings);
  return (
    <GlobalsContext value={settings}>
      <DocsContainer context={context} theme={themes[settings.theme]}>
        <Dressed globals={settings}>{children}</Dressed>
      </DocsContainer>
    </GlobalsContext>
  );
}
