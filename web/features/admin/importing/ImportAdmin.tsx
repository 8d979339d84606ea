import { useState } from 'react';
import type { UploadedImport } from '../../../../contract/importing.js';
import { ErrorState } from '../../../../ui/ErrorState/ErrorState.js';
import { Panel } from '../../../../ui/Panel/Panel.js';
import { Spinner } from '../../../../ui/Spinner/Spinner.js';
import { useAdminMessages } from '../../../../ui/theme/adminMessages.js';
import { AdminFrame } from '../AdminFrame.js';
import { ExportPart } from './ExportPart.js';
import { FilePart } from './FilePart.js';
import { JobPart } from './JobPart.js';
import { Review } from './Review.js';
import { useJob } from './useJob.js';

/** Renders the import with its preview, and the export. */
export function ImportAdmin() {
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
  const { job, failed, loading, retry } = useJob();
  const [file, setFile] = useState<UploadedImport>();
  if (loading) return <Spinner />;
  if (failed) return <ErrorState title={importing.notLoaded} onRetry={retry} />;
  if (job?.state === 'running') return <JobPart job={job} />;
  if (file) return <Review file={file} onDone={() => setFile(undefined)} />;
  return (
    <>
      {job && <JobPart job={job} />}
      <FilePart onFile={setFile} />
    </>
  );
}
