import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { calls } from '../../contract/calls.js';
import { limits } from '../../contract/limits.js';
import { routes } from '../../contract/links.js';
import { messages } from '../../contract/messages/en.js';
import { adminMessages } from '../../contract/messages/en/admin.js';
import { adminRatings } from '../../ui/samples/ratings.js';
import { isSilent, refuses, says } from '../support/stage/says.js';
import { seesExtremes } from '../support/stage/extremes.js';
import { scene, Screen } from '../support/stage/screen.js';
import { reads, sees, waits } from '../support/stage/sees.js';

const meta = {
  title: 'Screens/Dashboard/Ratings',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;

const at = routes.ratingAdmin;
const none = { data: [], totalCount: 0, counts: { pending: 0, approved: 0, rejected: 0 } };

export const Data = scene({ at, as: 'admin' }, sees('button', /^Approve the rating of Amul Taaza/));
export const Loading = scene({ at, as: 'admin', answers: [isSilent(calls.rating.adminRatings)] }, waits);
export const Empty = scene(
  { at, as: 'admin', answers: [says(calls.rating.adminRatings, none)] },
  reads(adminMessages.ratings.noneWaiting),
);
export const NothingFound = scene(
  { at: `${at}?state=all&search=x`, as: 'admin', answers: [says(calls.rating.adminRatings, none)] },
  reads(adminMessages.ratings.noneSuch),
);
export const Failed = scene(
  { at, as: 'admin', answers: [refuses(calls.rating.adminRatings, 'notReady')] },
  sees('button', messages.ui.states.retry),
);
/** The last rating of the last page was approved. */
export const BeyondLastPage = scene(
  {
    at: `${at}?page=2`,
    as: 'admin',
    answers: [
      says(calls.rating.adminRatings, ({ page }) => ({
        ...none,
        data: page === 1 ? [...adminRatings] : [],
        totalCount: limits.pageSize.table,
      })),
    ],
  },
  sees('button', /^Approve the rating of Amul Taaza/),
);
/** The customer has changed the text meanwhile. */
export const Overtaken = scene(
  { at, as: 'admin', answers: [refuses(calls.rating.approve, 'staleRevision')] },
  async (context) => {
    const approve = await context.canvas.findByRole('button', { name: /^Approve the rating of Amul/ });
    await context.userEvent.click(approve);
    await expect(await screen.findByText(messages.errors.staleRevision)).toBeVisible();
  },
);
/** Only admins may open it. */
export const Customer = scene({ at, as: 'customer' }, reads(messages.errors.forbidden));

/** The longest names, no images, one crore for everything. */
export const NarrowExtremes: typeof Data = {
  ...scene({ at, as: 'admin', extreme: true }, seesExtremes),
  globals: { viewport: { value: 'small' } },
};
