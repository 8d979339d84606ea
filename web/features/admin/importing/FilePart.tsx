import { useState } from 'react';
import type { UploadedImport } from '../../../../contract/importing.js';
import { FileDrop } from '../../../../ui/FileDrop/FileDrop.js';
import { useAdminMessages } from '../../../../ui/theme/adminMessages.js';
import { isFailure } from '../../../app/net/failure.js';
import { adminApi } from '../adminApi.js';

/** Renders the file upload and its error. */
export function FilePart({ onFile }: { onFile: (file: UploadedImport) => void }) {
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
