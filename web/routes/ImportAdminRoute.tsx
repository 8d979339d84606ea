import { useState, useEffect, useRef } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { UploadedImport } from '../../contract/importing.js';
import { ErrorState } from '../../ui/ErrorState/ErrorState.js';
import { Panel } from '../../ui/Panel/Panel.js';
import { Spinner } from '../../ui/Spinner/Spinner.js';
import { useAdminMessages } from '../../ui/theme/adminMessages.js';
import { FileDrop } from '../../ui/FileDrop/FileDrop.js';
import { calls } from '../../contract/calls.js';
import { busyWhen } from '../../ui/theme/busy.js';
import { api } from '../app/api.js';
import { useAppDispatch } from '../app/store.js';
import { isFailure } from '../app/net/failure.js';
import { useDownload } from '../app/net/useDownload.js';
import { notice } from '../app/notices.js';
import { AdminFrame } from '../features/admin/AdminFrame.js';
import { adminApi } from '../features/admin/adminApi.js';
import { JobPart } from '../features/admin/importing/JobPart.js';
import { Review } from '../features/admin/importing/Review.js';

/** Renders the button that exports all products. */
function ExportPart() {
  const { importing } = useAdminMessages();
  const { pending, save } = useDownload(calls.product.export, 'products.csv');
  const fetchIt = async () => {
    const failure = await save();
    if (failure) notice.failure(`${importing.exportFailed} (${failure.message})`);
  };
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <Typography color="textSecondary">{importing.exportText}</Typography>
      <Button variant="outlined" {...busyWhen(pending)} onClick={() => void fetchIt()}>
        {importing.export}
      </Button>
    </Stack>
  );
}

/** Renders the file upload and its error. */
function FilePart({ onFile }: { onFile: (file: UploadedImport) => void }) {
  const { importing, screens } = useAdminMessages();
  const [upload, { isLoading, originalArgs, error }] = adminApi.useUploadImportMutation();
  const [progress, setProgress] = useState<number>();
  const send = async (file: File) => {
    setProgress(undefined);
    const { data } = await upload({ file, onSent: setProgress });
    if (data) onFile(data.data);
  };
  return (
    <FileDrop
      label={importing.choose}
      title={importing.drop}
      rules={importing.rules}
      accept=".csv,.json,.jsonl,.gz,text/csv,application/json,application/gzip"
      onFile={(file) => void send(file)}
      sending={isLoading && originalArgs ? { name: originalArgs.file.name, progress } : undefined}
      error={error && (isFailure(error) ? error.message : screens.notSaved)}
    />
  );
}

/** In ms: the polling interval of a running import. */
const askEvery = 1_000;

/** Returns the latest import and polls it while it runs. When it ends, the products reload. */
const useJob = () => {
  const running = adminApi.endpoints.getImport.useQueryState({}).data?.state === 'running';
  const { data, error, isFetching, refetch } = adminApi.useGetImportQuery(
    {},
    { refetchOnMountOrArgChange: true, pollingInterval: running ? askEvery : 0 },
  );
  const dispatch = useAppDispatch();
  const ran = useRef(false);
  useEffect(() => {
    if (ran.current && !running) dispatch(api.util.invalidateTags(['Product', 'Catalogue']));
    ran.current = running;
  }, [dispatch, running]);
  return {
    job: data ?? undefined,
    isLoaded: data !== undefined,
    failed: error !== undefined, // also while the next attempt runs
    retrying: isFetching,
    retry: () => void refetch(),
  };
};

/** Renders the import with its preview, and the export. */
export default function ImportAdminRoute() {
  const { importing } = useAdminMessages();
  return (
    <AdminFrame heading={importing.title}>
      <Panel title={importing.importTitle}>
        <Import />
      </Panel>
      <Panel title={importing.exportTitle}>
        <ExportPart />
      </Panel>
    </AdminFrame>
  );
}

function Import() {
  const { importing } = useAdminMessages();
  const { job, isLoaded, failed, retrying, retry } = useJob();
  const [file, setFile] = useState<UploadedImport>();
  const failure = failed && <ErrorState title={importing.notLoaded} onRetry={retry} retrying={retrying} />;
  if (!isLoaded) return failure || <Spinner />;
  if (job?.state === 'running')
    return (
      <>
        <JobPart job={job} />
        {failure}
      </>
    );
  if (file) return <Review file={file} onDone={() => setFile(undefined)} />;
  return (
    <>
      {job && <JobPart job={job} />}
      {failure}
      <FilePart onFile={setFile} />
    </>
  );
}
