import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { orderLink, routes } from '../../../contract/links.js';
import type { OpenOrders } from '../../../contract/personalData.js';
import {
  DeleteAccountDialog,
  type LeaveValues,
} from '../../../ui/DeleteAccountDialog/DeleteAccountDialog.js';
import { useMessages } from '../../../ui/theme/messages.js';
import { isFailure } from '../../app/net/failure.js';
import { endSession } from '../../app/session/session.js';
import { sessionLeft } from '../../app/session/sessionSlice.js';
import { useAppDispatch } from '../../app/store.js';
import { accountApi } from './accountApi.js';

/**
 * Returns the numbers of the open orders because of which the shop refused an account deletion; empty for
 * another error.
 */
const openOrdersIn = (reason: unknown): string[] =>
  // already filtered by the shop
  isFailure(reason) && reason.code === 'openOrders' ? (reason.data as OpenOrders).orders : [];

/**
 * Renders a button that deletes the account after a confirmation, ends the session and opens the home page.
 */
export function DeleteAccount() {
  const { account } = useMessages().web;
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [numbers, setNumbers] = useState<string[]>([]);
  const [remove] = accountApi.useRemoveAccountMutation();
  const open = (wanted: boolean) => {
    setNumbers([]);
    setAsking(wanted);
  };
  const leave = async (values: LeaveValues) => {
    setNumbers([]);
    const { error } = await remove(values);
    const orders = openOrdersIn(error);
    setNumbers(orders);
    if (error) throw orders.length ? { notified: true } : error;
    dispatch(sessionLeft());
    void navigate(routes.home);
    dispatch(endSession());
  };
  return (
    <>
      <Button color="error" onClick={() => open(true)} sx={{ justifySelf: 'start', ml: -1 }}>
        {account.leave}
      </Button>
      <DeleteAccountDialog
        open={asking}
        openOrders={numbers.map((number) => ({ number, href: orderLink(number) }))}
        onSubmit={leave}
        onClose={() => open(false)}
      />
    </>
  );
}
