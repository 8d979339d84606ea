import { lazy, Suspense } from 'react';
import { ErrorState } from '../../ui/ErrorState/ErrorState.js';
import { Spinner } from '../../ui/Spinner/Spinner.js';
import { useAdminMessages } from '../../ui/theme/adminMessages.js';
import { useShopSettings } from '../app/shopSettings.js';
import { useUnsavedChangesGuard } from '../app/unsavedChanges/useUnsavedChangesGuard.js';
import { adminApi } from '../features/admin/adminApi.js';
import { AdminFrame } from '../features/admin/AdminFrame.js';
import { useImageUpload } from '../features/admin/useImageUpload.js';

const BannerForm = lazy(() =>
  import('../../ui/BannerForm/BannerForm.js').then((file) => ({ default: file.BannerForm })),
);

/** Renders the form of the home page's banner. */
export default function BannerAdminRoute() {
  const { screens, banner } = useAdminMessages();
  const { data, error, isFetching, refetch } = adminApi.useOpenBannerQuery();
  const [save] = adminApi.useSaveBannerMutation();
  const { deliveryMinutes } = useShopSettings();
  const upload = useImageUpload();
  const { onDirtyChange } = useUnsavedChangesGuard();
  const failed = error !== undefined && !data; // also during a retry: its button keeps the focus
  return (
    <AdminFrame heading={screens.banner}>
      {failed && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      {!failed && !data && <Spinner label={banner.loading} />}
      {data && (
        <Suspense fallback={<Spinner label={banner.loading} />}>
          <BannerForm
            banner={data}
            minutes={deliveryMinutes}
            onUpload={upload}
            onSubmit={(fields) => save(fields).unwrap()}
            onDirtyChange={onDirtyChange}
          />
        </Suspense>
      )}
    </AdminFrame>
  );
}
