import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useContext } from 'react';
import { useSearchParams } from 'react-router-dom';
import { oneOf, type ShopPageName, shopPageNames } from '../../contract/codes.js';
import { routes } from '../../contract/links.js';
import { shopPageValues } from '../../contract/shopPageText.js';
import { ErrorState } from '../../ui/ErrorState/ErrorState.js';
import { Spinner } from '../../ui/Spinner/Spinner.js';
import { TabRow } from '../../ui/StatusTabs/TabRow.js';
import { useAdminMessages } from '../../ui/theme/adminMessages.js';
import { useMessages } from '../../ui/theme/messages.js';
import { useShopSettings } from '../app/shopSettings.js';
import { NavigationBlockerContext } from '../app/unsavedChanges/navigationBlockerState.js';
import { useUnsavedChangesGuard } from '../app/unsavedChanges/useUnsavedChangesGuard.js';
import { adminApi } from '../features/admin/adminApi.js';
import { AdminFrame } from '../features/admin/AdminFrame.js';

const ShopPageForm = lazy(() =>
  import('../../ui/ShopPageForm/ShopPageForm.js').then((file) => ({ default: file.ShopPageForm })),
);

const panelId = 'shop-page';

/** Renders the forms of the shop's pages, such as Help and Terms, one for each tab. */
export default function PagesAdminRoute() {
  const { screens, shopPages: words } = useAdminMessages();
  const { pages } = useMessages().ui.site;
  const [params, setParams] = useSearchParams();
  const page = oneOf(shopPageNames, params.get('page')) ?? 'help';
  const { holds } = useContext(NavigationBlockerContext);
  /** Replaces the history entry, so that Back leaves the screen, and asks about unsaved changes. */
  const open = (name: ShopPageName) => {
    const go = () => setParams({ page: name }, { replace: true });
    if (!holds(go)) go();
  };
  return (
    <AdminFrame
      heading={screens.pages}
      actions={
        <Button variant="outlined" href={routes[page]}>
          {words.view}
        </Button>
      }
    >
      <TabRow
        label={words.choose}
        tabs={shopPageNames.map((name) => ({ value: name, label: pages[name] }))}
        value={page}
        onChange={open}
        panelId={panelId}
      />
      <Box role="tabpanel" id={panelId} aria-label={pages[page]}>
        <Form key={page} page={page} />
      </Box>
    </AdminFrame>
  );
}

function Form({ page }: { page: ShopPageName }) {
  const { shopPages: words } = useAdminMessages();
  const { site } = useMessages().ui;
  const { currentData, error, isFetching, refetch } = adminApi.useOpenShopPageQuery({ page });
  const [save] = adminApi.useSaveShopPageMutation();
  const settings = useShopSettings();
  const { onDirtyChange } = useUnsavedChangesGuard();
  if (error && !currentData) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />;
  if (!currentData) return <Spinner label={words.loading} />;
  return (
    <Suspense fallback={<Spinner label={words.loading} />}>
      <ShopPageForm
        page={currentData}
        values={shopPageValues(site.name, settings)}
        onSubmit={(fields) => save(fields).unwrap()}
        onDirtyChange={onDirtyChange}
      />
    </Suspense>
  );
}
