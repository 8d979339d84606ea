import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { User } from '../../../contract/user.js';
import { AvatarEditor } from '../../../ui/AvatarEditor/AvatarEditor.js';
import { ErrorState } from '../../../ui/ErrorState/ErrorState.js';
import { ProfileForm } from '../../../ui/ProfileForm/ProfileForm.js';
import { useMessages } from '../../../ui/theme/messages.js';
import { accountApi } from './accountApi.js';
import { PersonalDataSection } from './PersonalDataSection.js';
import { useUser } from './useUser.js';

/** Renders the customer's image, name, email and mobile, and the account's actions. */
export function Profile() {
  const { ui, web } = useMessages();
  const { user, failed, retry } = useUser();
  return (
    <Stack sx={{ gap: 3 }}>
      <Typography variant="h2" component="h1">
        {ui.profile.title}
      </Typography>
      {failed && <ErrorState title={web.account.userNotLoaded} onRetry={retry} />}
      {!failed && (user ? <Editors user={user} /> : <Skeleton variant="rounded" height={420} />)}
      {user && <PersonalDataSection role={user.role} />}
    </Stack>
  );
}

function Editors({ user }: { user: User }) {
  const [update] = accountApi.useUpdateUserMutation();
  const [upload] = accountApi.useUploadAvatarMutation();
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2.5, sm: 4 }, display: 'grid', gap: 3 }}>
      <AvatarEditor
        name={user.name}
        src={user.avatar}
        onUpload={(file, onSent) => upload({ file, onSent }).unwrap()}
      />
      {/* The shop may normalize a saved email, so the form restarts with the shop's value. */}
      <ProfileForm
        key={`${user.name} ${user.email} ${user.mobile}`}
        user={user}
        onSubmit={(values) => update(values).unwrap()}
      />
    </Paper>
  );
}
