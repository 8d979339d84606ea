import type { AuditAction } from '../../contract/audit.js';
import type { ReplyOf } from '../../contract/operator/replies.js';
import { operator } from '../../api/audit/auditLog.service.js';
import { DomainError } from '../../api/common/domainError.js';
import type { AccountChange } from '../../api/accounts/accountWrites.service.js';
import { UserListService } from '../../api/accounts/userList.service.js';
import { AdminAccountsService } from '../../api/accounts/adminAccounts.service.js';
import { UsersService } from '../../api/accounts/users.service.js';
import { CommandError } from '../terminal/commandError.js';
import type { Api } from '../withApi.js';

type Changed = ReplyOf<'user promote'>;

const outcomes: Readonly<Partial<Record<AuditAction, Changed['outcome']>>> = {
  'user.create': 'created',
  'user.update': 'updated',
  'user.promote': 'promoted',
  'user.demote': 'demoted',
  'user.disable': 'disabled',
  'user.enable': 'enabled',
  'user.resetPassword': 'passwordReset',
};

/** Maps stored roles to those of the command line. */
export const roles = { ADMIN: 'admin', USER: 'customer' } as const;
/** Maps stored statuses to those of the command line. */
export const statuses = { Active: 'active', Blocked: 'disabled' } as const;

const changedOf = ({ after, action, sessionsEnded }: AccountChange, dryRun: boolean): Changed => ({
  email: after.email,
  outcome: (action && outcomes[action]) ?? 'unchanged',
  role: roles[after.role],
  status: statuses[after.status],
  sessionsEnded,
  dryRun,
});

const unknown = async ({ api }: Api, address: string): Promise<CommandError> => {
  const near = await api.get(UserListService).near(address);
  const hint = near ? `Did you mean ${near}?` : 'See tokri user list for all accounts.';
  return new CommandError('conflict', `There is no account with the address ${address}. ${hint}`);
};

/** Options for the services that change an account. */
export interface ChangeOptions {
  dryRun?: boolean;
  password?: string | undefined;
  keepPassword?: boolean | undefined;
}

/** The changes that the operator can make to an account. */
export type AccountAction = 'promote' | 'demote' | 'disable' | 'enable' | 'resetPassword';

const does = (
  staff: AdminAccountsService,
  action: AccountAction,
  address: string,
  { password, ...how }: ChangeOptions,
) => {
  if (action === 'promote') return staff.promote(operator, address, { password, ...how });
  if (action !== 'resetPassword') return staff[action](operator, address, how);
  if (password === undefined) throw new Error('a new password is missing');
  return staff.resetPassword(operator, address, { password, ...how });
};

/**
 * Changes the account with an email address. @throws CommandError `conflict` for an unknown address, with a
 * suggestion
 */
export const change = async (
  shop: Api,
  action: AccountAction,
  address: string,
  how: ChangeOptions,
): Promise<Changed> => {
  try {
    const changed = await does(shop.api.get(AdminAccountsService), action, address, how);
    return changedOf(changed, how.dryRun ?? false);
  } catch (error) {
    if (error instanceof DomainError && error.code === 'notFound') throw await unknown(shop, address);
    throw error;
  }
};

/**
 * Tells whether an error says that an account cannot be promoted without a new password, because its email
 * address is not verified.
 */
export const isUnproved = (error: unknown): boolean =>
  error instanceof DomainError && error.code === 'addressUnproved';

/**
 * Rejects an email address that no account has.
 * @throws CommandError `conflict`
 */
export const refuseUnknown = async (shop: Api, address: string): Promise<void> => {
  if (!(await shop.api.get(UsersService).byEmail(address))) throw await unknown(shop, address);
};

export const isAdmin = async ({ api }: Api, address: string): Promise<boolean> =>
  (await api.get(UsersService).byEmail(address))?.role === 'ADMIN';

interface Wanted {
  /** The password of the new admin. It may be empty when an existing admin stays unchanged. */
  password: string;
  name?: string | undefined;
  update?: boolean | undefined;
  dryRun?: boolean;
}

/**
 * Creates an admin, or makes an existing account an admin; with `update` it changes an existing admin.
 * @throws DomainError `commonPassword`
 */
export const createAdmin = async ({ api }: Api, address: string, wanted: Wanted): Promise<Changed> =>
  changedOf(await api.get(AdminAccountsService).make(operator, address, wanted), wanted.dryRun ?? false);
