import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { Dressed, dressPage } from '../Dressed.js';
import { globalsOf } from '../globals.js';
import { looks } from '../look.js';
import './docs.css';
import { GlobalsContext } from './useGlobals.js';

type Channel = DocsContainerProps['context']['channel'];

/** What the channel last said of the settings. Storybook draws a page anew when it says something else. */
const lastSaid = (channel: Channel): Record<string, unknown> => {
  const [said] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
  return said?.globals ?? {};
};

/** Every documentation page, in the theme and language of the toolbar. */
export function Container({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context;
  const said = lastSaid(channel);
  const settings = globalsOf(said);
  const forced = Boolean(said['pseudo']);
  useEffect(() => {
    // hover and focus forced on a story's own page are not for all stories of this one
    if (forced) channel.emit(UPDATE_GLOBALS, { globals: { pseudo: false } });
  }, [channel, forced]);
  dressPage(settings);
  return (
    <GlobalsContext value={settings}>
      <DocsContainer context={context} theme={looks[settings.theme]}>
        <Dressed globals={settings}>{children}</Dressed>
      </DocsContainer>
    </GlobalsContext>
  );
}
