import type { Meta } from '@storybook/react-vite';
import { calls } from '../../contract/calls.js';
import { limits } from '../../contract/limits.js';
import { routes } from '../../contract/links.js';
import { messages } from '../../contract/messages/en.js';
import { adminMessages } from '../../contract/messages/en/admin.js';
import { extreme, seesExtremes } from '../support/stage/extremes.js';
import { changes } from '../support/stage/mockDashboard.js';
import { isSilent, refuses, says } from '../support/stage/says.js';
import { scene, Screen } from '../support/stage/screen.js';
import { reads, retries, waits } from '../support/stage/sees.js';

const meta = {
  title: 'Screens/Dashboard/Audit log',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;

const at = routes.auditAdmin;
const nothing = says(calls.audit.list, { data: [], totalCount: 0, people: [] });

export const Data = scene({ at, as: 'admin' }, reads(/Amul Taaza Toned Milk/));
export const Loading = scene({ at, as: 'admin', answers: [isSilent(calls.audit.list)] }, waits);
export const Empty = scene({ at, as: 'admin', answers: [nothing] }, reads(adminMessages.audit.none));
export const NothingFound = scene(
  { at: `${at}?act=deleted&from=2026-11-01`, as: 'admin', answers: [nothing] },
  reads(adminMessages.audit.noneSuch),
);
export const Failed = scene(
  { at, as: 'admin', answers: [refuses(calls.audit.list, 'notReady')] },
  retries(says(calls.audit.list, { data: changes, totalCount: changes.length, people: [] })),
);
/** The address names a page that does not exist. */
export const BeyondLastPage = scene(
  {
    at: `${at}?page=99`,
    as: 'admin',
    answers: [
      says(calls.audit.list, ({ page }) => ({
        data: Number(page) === 2 ? changes : [],
        totalCount: limits.pageSize.table + 1,
        people: [],
      })),
    ],
  },
  async (context) => {
    await reads(/Amul Taaza Toned Milk/)(context);
    await reads('Page 2 of 2')(context);
  },
);
/** Only admins may open it. */
export const Customer = scene({ at, as: 'customer' }, reads(messages.errors.forbidden));
/** The longest names. */
export const NarrowExtremes: typeof Data = {
  ...scene(
    {
      at,
      as: 'admin',
      answers: [says(calls.audit.list, extreme({ data: changes, totalCount: changes.length, people: [] }))],
    },
    seesExtremes,
  ),
  globals: { viewport: { value: 'small' } },
};
