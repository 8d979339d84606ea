import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, useEffect, useRef } from 'react';
import { limits } from '../../contract/limits.js';
import { fill } from '../../contract/messages/fill.js';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.js';
import { EditConflictNotice } from '../form/EditConflictNotice.js';
import { PlusIcon } from '../icons/accountIcons.js';
import { SearchField } from '../SearchField/SearchField.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { UnsavedBar } from '../UnsavedBar/UnsavedBar.js';
import { GroupList } from './GroupList.js';
import type { WordEditor } from './useSynonymEditor.js';

export interface SynonymEditorProps {
  /** The result of `useSynonymEditor`: the edited groups, and functions that save or discard them. */
  editor: WordEditor;
}

/** Edits synonym groups, with a search among them. */
export function SynonymEditor({ editor }: SynonymEditorProps) {
  const { searching: words, catalogue } = useAdminMessages();
  const { groups, notice, discarding, tried } = editor;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (tried) form.current?.querySelector<HTMLElement>('[data-faulty] input')?.focus();
  }, [tried]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void editor.save();
  };
  return (
    <Stack ref={form} component="form" noValidate aria-label={words.words} onSubmit={submit} sx={{ gap: 2 }}>
      {notice && (
        <EditConflictNotice
          {...notice}
          newer={{ name: fill(words.theirs, { names: notice.differing.join(', ') }) }}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
          <SearchField
            value={editor.search}
            onChange={editor.find}
            placeholder={words.find}
            inputProps={{ 'aria-label': words.find }}
          />
        </Box>
        <Button
          variant="outlined"
          startIcon={<PlusIcon />}
          disabled={groups.length >= limits.synonymGroups}
          onClick={editor.startGroup}
        >
          {words.addGroup}
        </Button>
      </Box>
      <Box role="status" sx={{ '&:empty': { mt: -2 } }}>
        {editor.said && <Alert severity="info">{editor.said}</Alert>}
        {groups.length >= limits.synonymGroups && (
          <Typography variant="body2">{fill(words.allFull, { count: limits.synonymGroups })}</Typography>
        )}
      </Box>
      <GroupList key={editor.search} editor={editor} />
      <UnsavedBar
        dirty={editor.dirty}
        pending={editor.pending}
        problem={editor.problem}
        onDiscard={discarding.ask}
      />
      <ConfirmDialog
        open={discarding.open}
        title={catalogue.unsaved.discardTitle}
        text={fill(catalogue.unsaved.discardText, { count: discarding.count })}
        confirmLabel={catalogue.unsaved.discard}
        cancelLabel={catalogue.unsaved.keep}
        onConfirm={discarding.confirm}
        onCancel={discarding.keep}
      />
    </Stack>
  );
}
