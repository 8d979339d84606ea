import { lazy, Suspense } from 'react';
import { ErrorState } from '../../ui/ErrorState/ErrorState.js';
import { Spinner } from '../../ui/Spinner/Spinner.js';
import { useAdminMessages } from '../../ui/theme/adminMessages.js';
import { useUnsavedChangesGuard } from '../app/unsavedChanges/useUnsavedChangesGuard.js';
import { adminApi } from '../features/admin/adminApi.js';
import { AdminFrame } from '../features/admin/AdminFrame.js';

const DeliveryForm = lazy(() =>
  import('../../ui/DeliveryForm/DeliveryForm.js').then((file) => ({ default: file.DeliveryForm })),
);

/** Renders the form of the delivery rules: where and when the shop delivers, and what it charges. */
export default function DeliveryAdminRoute() {
  const { screens, delivery } = useAdminMessages();
  const { data, error, isFetching, refetch } = adminApi.useOpenDeliveryQuery();
  const [save] = adminApi.useSaveDeliveryMutation();
  const { onDirtyChange } = useUnsavedChangesGuard();
  const failed = error !== undefined && !data; // also during a retry: its button keeps the focus
  return (
    <AdminFrame heading={screens.delivery}>
      {failed && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      {!failed && !data && <Spinner label={delivery.loading} />}
      {data && (
        <Suspense fallback={<Spinner label={delivery.loading} />}>
          <DeliveryForm
            rules={data}
            onSubmit={(fields) => save(fields).unwrap()}
            onDirtyChange={onDirtyChange}
          />
        </Suspense>
      )}
    </AdminFrame>
  );
}
