import type { ReplyOf } from '../../contract/operator/replies.js';
import { PeopleService } from '../../api/users/people.service.js';
import { inColumns, pageLine } from '../frame/columns.js';
import { timeIn } from '../frame/times.js';
import type { Api } from '../withApi.js';
import { roles, statuses } from './accounts.js';

type People = ReplyOf<'user list'>;
type Person = People['people'][number];

/** `page` is counted from 1. */
export interface AccountFilter {
  role?: Person['role'];
  status?: Person['status'];
  search?: string;
  page: number;
  limit: number;
}

const stored = { admin: 'ADMIN', customer: 'USER', active: 'Active', disabled: 'Blocked' } as const;

/** The accounts, admins first. */
export const peopleOf = async (
  { api }: Api,
  { role, status, search, page, limit }: AccountFilter,
): Promise<People> => {
  const { people, totalCount } = await api.get(PeopleService).list({
    search,
    page,
    limit,
    role: role && stored[role],
    status: status && stored[status],
  });
  return {
    people: people.map((person) => ({
      email: person.email,
      name: person.name,
      role: roles[person.role],
      status: statuses[person.status],
      verified: person.verify_email,
      createdAt: person.createdAt ?? null,
      lastLoginAt: person.last_login_date,
      sessions: person.sessions,
    })),
    total: totalCount,
    page,
    limit,
  };
};

const columns = [
  { title: 'EMAIL', yields: true },
  { title: 'NAME', yields: true },
  { title: 'ROLE' },
  { title: 'STATUS' },
  { title: 'LAST LOGIN' },
];

/** The same for people. */
export const inLines = (list: People, narrowed: boolean): string[] => {
  const { people, total } = list;
  if (!total)
    return [narrowed ? 'Nobody fits that.' : 'Nobody has an account yet: tokri create-admin makes one.'];
  if (!people.length) return pageLine(list, 0);
  const rows = people.map(({ email, name, role, status, lastLoginAt }) => [
    email,
    name,
    role,
    status,
    lastLoginAt ? timeIn(lastLoginAt) : 'never',
  ]);
  return [...inColumns(columns, rows), ...pageLine(list, people.length)];
};
