import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type Control, useController, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { bannerTexts, noBanner } from '../../contract/bannerTexts.js';
import { type Banner, banner as bannerReply, bannerInput } from '../../contract/home.js';
import { searchLink } from '../../contract/links.js';
import { fill } from '../../contract/messages/fill.js';
import { SettingsFrame } from '../form/SettingsFrame.js';
import { useSettingsForm } from '../form/useSettingsForm.js';
import type { OnUpload } from '../form/UploadBar.js';
import { FormImage } from '../FormImage/FormImage.js';
import { FormTextField } from '../FormTextField/FormTextField.js';
import { HomeBanner } from '../HomeBanner/HomeBanner.js';
import { Section } from '../ProductForm/Section.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { counted } from '../theme/counted.js';
import { useMessages } from '../theme/messages.js';
import { DeskColumns } from '../theme/DeskColumns.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';

/** Values of the banner form, as the API takes them. */
export type BannerFields = z.input<typeof bannerInput>;

/** The text fields of each language, in form order. */
const english = ['title', 'text', 'action'] as const;
const hindi = ['titleHindi', 'textHindi', 'actionHindi'] as const;
type TextName = (typeof english | typeof hindi)[number];

const fieldsOf = ({ revision: _, ...fields }: Banner): BannerFields => fields;

export interface BannerFormProps {
  /** The saved banner to edit. Empty texts stand for the default ones. */
  banner: Banner;
  /** Promised delivery time in minutes, which the default title names. */
  minutes?: number | undefined;
  /** Uploads an image and resolves with its path on the server. */
  onUpload: OnUpload;
  /**
   * Saves the banner. Resolves with the saved banner, rejects with the API error. The form handles `staleRevision`
   * itself.
   */
  onSubmit: (fields: BannerFields) => Promise<Banner>;
  /** Called when the form gets or loses unsaved changes. */
  onDirtyChange?: (dirty: boolean) => void;
}

/** Edits the banner of the home page, and shows how customers see it. */
export function BannerForm({ banner, minutes, onUpload, onSubmit, onDirtyChange }: BannerFormProps) {
  const { banner: words } = useAdminMessages();
  const [uploading, setUploading] = useState(false);
  const settings = useSettingsForm({
    saved: banner,
    input: bannerInput,
    reply: bannerReply,
    fieldsOf,
    labels: words.fields,
    onSubmit,
    onDirtyChange,
  });
  const { control } = settings.form;
  return (
    <SettingsFrame label={words.title} settings={settings} pending={uploading}>
      <Preview control={control} minutes={minutes} />
      <DeskColumns shares={[1, 1]}>
        <TextFields control={control} title={words.english} names={english} minutes={minutes} />
        <TextFields control={control} title={words.hindi} names={hindi} lang="hi" />
        <Section title={words.linkAndImage}>
          <FormTextField
            control={control}
            name="link"
            label={words.fields.link}
            hint={fill(words.linkHint, { example: searchLink('milk') })}
            required={false}
            autoComplete="off"
          />
          <FormImage
            control={control}
            name="image"
            label={words.fields.image}
            onUpload={onUpload}
            onPendingChange={setUploading}
          />
          <RemoveImage
            control={control}
            disabled={uploading}
            onRemoved={() => settings.form.setFocus('image')}
          />
        </Section>
      </DeskColumns>
    </SettingsFrame>
  );
}

interface PartProps {
  control: Control<BannerFields>;
}

interface TextFieldsProps extends PartProps {
  title: string;
  /** The fields of one language in their order. */
  names: readonly TextName[];
  minutes?: number | undefined;
  /** Language of the texts; by default that of the page. */
  lang?: string;
}

/** Renders the fields of the banner's texts in one language. */
function TextFields({ control, title, names, minutes = 10, lang }: TextFieldsProps) {
  const { banner: words } = useAdminMessages();
  const { site } = useMessages().ui;
  const time = counted(site.oneMinute, site.minutes, minutes);
  const hints: Record<TextName, string> = {
    title: fill(words.titleHint, { text: fill(site.bannerTitle, { time }) }),
    text: words.textHint,
    action: fill(words.actionHint, { text: site.bannerAction }),
    titleHindi: words.hindiHint,
    textHindi: words.hindiHint,
    actionHindi: words.hindiHint,
  };
  return (
    <Section title={title}>
      {names.map((name) => (
        <FormTextField
          key={name}
          control={control}
          name={name}
          label={words.fields[name]}
          hint={hints[name]}
          required={false}
          autoComplete="off"
          slotProps={{ htmlInput: { lang } }}
        />
      ))}
    </Section>
  );
}

/** Shows the banner as it is typed. Its link cannot be pressed, because that would leave the form. */
function Preview({ control, minutes }: PartProps & { minutes: number | undefined }) {
  const { banner: words } = useAdminMessages();
  const { language } = useMessages();
  const typed = useWatch({ control });
  return (
    <Box component="section" aria-label={words.preview}>
      <Typography variant="subtitle2" component="p" sx={{ mb: 1 }}>
        {words.preview}
      </Typography>
      <Box inert>
        <HomeBanner minutes={minutes} {...bannerTexts({ ...noBanner, ...typed }, language)} />
      </Box>
    </Box>
  );
}

interface RemoveImageProps extends PartProps {
  disabled: boolean;
  /** Called after the removal: the button that has the focus is gone. */
  onRemoved: () => void;
}

function RemoveImage({ control, disabled, onRemoved }: RemoveImageProps) {
  const { banner: words } = useAdminMessages();
  const { field } = useController({ control, name: 'image' });
  const [removed, setRemoved] = useState(false);
  const remove = () => {
    field.onChange('');
    setRemoved(true);
    onRemoved();
  };
  return (
    <>
      {field.value && (
        <Button disabled={disabled} sx={{ alignSelf: 'flex-start' }} onClick={remove}>
          {words.removeImage}
        </Button>
      )}
      <VisuallyHidden>
        <span role="status">{removed && !field.value && words.imageRemoved}</span>
      </VisuallyHidden>
    </>
  );
}
