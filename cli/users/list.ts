import type { ReplyOf } from '../../contract/operator/replies.js';
import { UserListService } from '../../api/accounts/userList.service.js';
import { inColumns, pageLine } from '../terminal/columns.js';
import { timeIn } from '../terminal/times.js';
import type { Api } from '../withApi.js';
import { roles, statuses } from './accounts.js';

type Users = ReplyOf<'user list'>;
type UserRow = Users['users'][number];

/** The filters of the list of users. `page` starts at 1. */
export interface AccountFilter {
  role?: UserRow['role'];
  status?: UserRow['status'];
  search?: string;
  page: number;
  limit: number;
}

const stored = { admin: 'ADMIN', customer: 'USER', active: 'Active', disabled: 'Blocked' } as const;

/** Returns the users, admins first. */
export const usersOf = async (
  { api }: Api,
  { role, status, search, page, limit }: AccountFilter,
): Promise<Users> => {
  const { users, totalCount } = await api.get(UserListService).list({
    search,
    page,
    limit,
    role: role && stored[role],
    status: status && stored[status],
  });
  return {
    users: users.map((user) => ({
      email: user.email,
      name: user.name,
      role: roles[user.role],
      status: statuses[user.status],
      verified: user.verify_email,
      createdAt: user.createdAt ?? null,
      lastLoginAt: user.last_login_date,
      sessions: user.sessions,
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

/** Prints the users in lines of text. */
export const inLines = (list: Users, filtered: boolean): string[] => {
  const { users, total } = list;
  if (!total)
    return [filtered ? 'No account matches.' : 'There are no accounts yet: tokri create-admin makes one.'];
  if (!users.length) return pageLine(list, 0);
  const rows = users.map(({ email, name, role, status, lastLoginAt }) => [
    email,
    name,
    role,
    status,
    lastLoginAt ? timeIn(lastLoginAt) : 'never',
  ]);
  return [...inColumns(columns, rows), ...pageLine(list, users.length)];
};
