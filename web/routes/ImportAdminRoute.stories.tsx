import type { Meta } from '@storybook/react-vite';
import { expect, waitFor, type userEvent as UserEvent } from 'storybook/test';
import { calls } from '../../contract/calls.js';
import { routes } from '../../contract/links.js';
import { messages } from '../../contract/messages/en.js';
import { adminMessages } from '../../contract/messages/en/admin.js';
import { job, preview, uploaded } from '../support/stage/mockImport.js';
import { isSilent, refuses, says } from '../support/stage/says.js';
import { answersFromNow, scene, Screen } from '../support/stage/screen.js';
import { reads, sees, waits } from '../support/stage/sees.js';

const meta = {
  title: 'Screens/Dashboard/Import',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;

const at = routes.importAdmin;
const { importing } = adminMessages;
const none = says(calls.import.status, { data: null });
const takes = says(calls.import.upload, { data: uploaded });
const file = () => new File(['product\nMilk\n'], 'shelf.csv', { type: 'text/csv' });

interface Played {
  canvas: { findByLabelText: (name: string) => Promise<HTMLElement> };
  userEvent: Pick<typeof UserEvent, 'upload'>;
}
const choose = async ({ canvas, userEvent }: Played) =>
  userEvent.upload(await canvas.findByLabelText(importing.choose), file());

export const Empty = scene({ at, as: 'admin', answers: [none] }, sees('button', importing.export));
export const Mapping = scene({ at, as: 'admin', answers: [none, takes] }, async (played) => {
  await choose(played);
  await expect(await played.canvas.findByRole('combobox', { name: /^Name(?! \()/ })).toHaveTextContent(
    'product',
  );
});
export const OneRow = scene(
  { at, as: 'admin', answers: [none, says(calls.import.upload, { data: { ...uploaded, rows: 1 } })] },
  async (played) => {
    await choose(played);
    await expect(await played.canvas.findByText('shelf.csv: 1 row')).toBeVisible();
  },
);
/** Nothing is written yet: invalid rows are listed with line, column and solution. */
export const Data = scene(
  { at, as: 'admin', answers: [none, takes, says(calls.import.preview, { data: preview })] },
  async (played) => {
    const { canvas, userEvent } = played;
    await choose(played);
    await userEvent.click(await canvas.findByRole('button', { name: importing.check }));
    await expect(await canvas.findByRole('button', { name: /Import 1,290 products/ })).toBeVisible();
    const keep = canvas.getByText(importing.keepStock).closest('label');
    const warning = document.createRange();
    if (keep?.previousSibling) warning.selectNode(keep.previousSibling);
    await expect(keep?.getBoundingClientRect().top).toBeGreaterThan(warning.getBoundingClientRect().bottom);
  },
);
export const Refused = scene(
  { at, as: 'admin', answers: [none, refuses(calls.import.upload, 'badCsv')] },
  async (played) => {
    await choose(played);
    await expect(await played.canvas.findByRole('alert')).toBeVisible();
  },
);
export const Running = scene(
  { at, as: 'admin', answers: [says(calls.import.status, { data: job })] },
  sees('progressbar'),
);
export const Done = scene(
  { at, as: 'admin', answers: [says(calls.import.status, { data: { ...job, state: 'done', done: 1_603 } })] },
  async (context) => {
    await reads(importing.done)(context);
    await reads(importing.skippedTextOne)(context);
  },
);
export const Stopped = scene(
  { at, as: 'admin', answers: [says(calls.import.status, { data: { ...job, state: 'stopped' } })] },
  sees('alert'),
);
const finished = says(calls.import.status, { data: { ...job, state: 'done', name: 'former.csv' } });
const starts = [
  finished,
  takes,
  says(calls.import.preview, { data: preview }),
  says(calls.import.start, { data: job }),
];
/** The new import is shown at once, while its first status is on its way, in place of the former result. */
export const Started = scene({ at, as: 'admin', answers: starts }, async (played) => {
  const { canvas, userEvent } = played;
  await choose(played);
  await userEvent.click(await canvas.findByRole('button', { name: importing.check }));
  const start = await canvas.findByRole('button', { name: /Import 1,290 products/ });
  answersFromNow([isSilent(calls.import.status)]);
  await userEvent.click(start);
  await expect(await canvas.findByRole('progressbar', { name: 'Importing shelf.csv' })).toBeVisible();
  await expect(canvas.queryByText(importing.done)).toBeNull();
});
/** The progress of a new import cannot be loaded: Retry is offered, and the screen goes on asking by itself. */
export const StatusFailed = scene({ at, as: 'admin', answers: starts }, async (played) => {
  const { canvas, userEvent } = played;
  await choose(played);
  await userEvent.click(await canvas.findByRole('button', { name: importing.check }));
  const start = await canvas.findByRole('button', { name: /Import 1,290 products/ });
  answersFromNow([refuses(calls.import.status, 'notReady')]);
  await userEvent.click(start);
  const retry = await canvas.findByRole('button', { name: messages.ui.states.retry });
  await expect(retry).toBeVisible();
  await expect(canvas.queryByText(importing.done)).toBeNull();
  answersFromNow([says(calls.import.status, { data: job })]);
  await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  await expect(canvas.getByRole('progressbar', { name: 'Importing shelf.csv' })).toBeVisible();
});
/** The shop failed in the middle of the import. */
export const BrokenOff = scene(
  { at, as: 'admin', answers: [says(calls.import.status, { data: { ...job, state: 'failed' } })] },
  reads(/^The import failed at/),
);
export const Loading = scene({ at, as: 'admin', answers: [isSilent(calls.import.status)] }, waits);
export const Failed = scene(
  { at, as: 'admin', answers: [refuses(calls.import.status, 'notReady')] },
  sees('button', messages.ui.states.retry),
);
/** Only admins may open it. */
export const Customer = scene({ at, as: 'customer' }, reads(messages.errors.forbidden));
