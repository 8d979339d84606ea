import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import type { UploadedImport } from '../../../../contract/importing.js';
import { ErrorState } from '../../../../ui/ErrorState/ErrorState.js';
import { Spinner } from '../../../../ui/Spinner/Spinner.js';
import { useAdminTexts } from '../../../../ui/theme/adminTexts.js';
import { AdminFrame } from '../AdminFrame.js';
import { ExportPart } from './ExportPart.js';
import { FilePart } from './FilePart.js';
import { JobPart } from './JobPart.js';
import { Review } from './Review.js';
import { useJob } from './useJob.js';

/** Products from a file, looked at before anything is written, and all of them into one. */
export function ImportAdmin() {
  const { importing } = useAdminTexts();
  return (
    <AdminFrame heading={importing.title}>
      <Part title={importing.importTitle}>
        <Import />
      </Part>
      <Part title={importing.exportTitle}>
        <ExportPart />
      </Part>
    </AdminFrame>
  );
}

function Import() {
  const { importing } = useAdminTexts();
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

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2 }}
    >
      <Typography id={id} variant="h4" component="h2">
        {title}
      </Typography>
      {children}
    </Paper>
  );
}
