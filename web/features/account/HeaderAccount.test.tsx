import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { routes } from '../../../contract/links.js';
import { show } from '../../../ui/samples/show.js';
import { sessionEnded } from '../../app/session/sessionSlice.js';
import { createStore } from '../../app/store.js';
import { HeaderAccount } from './HeaderAccount.js';

function Place() {
  const { pathname, state } = useLocation();
  return <output>{JSON.stringify({ pathname, state })}</output>;
}

const checkout = { from: '/checkout' };

test.each([
  ['the code', routes.verificationOtp, checkout],
  ['the new password', routes.resetPassword, checkout],
  ['a mailed link with a secret', '/undo-email#secret', { from: '/undo-email#secret' }],
])('Login on the screen of %s keeps where the login leads', async (_screen, at, expected) => {
  const store = createStore();
  store.dispatch(sessionEnded());
  const [pathname = '', hash] = at.split('#');
  show(
    <Provider store={store}>
      <MemoryRouter initialEntries={[{ pathname, hash: hash ? `#${hash}` : '', state: checkout }]}>
        <HeaderAccount />
        <Place />
      </MemoryRouter>
    </Provider>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Login' }));
  expect(JSON.parse(screen.getByRole('status').textContent)).toEqual({
    pathname: routes.login,
    state: expected,
  });
});
