import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type Control, useController, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { fill } from '../../contract/messages/fill.js';
import { shopPageInput, type StoredShopPage, storedShopPage } from '../../contract/shopPages.js';
import { fillShopPage, shopPagePlaceholders, type ShopPageValues } from '../../contract/shopPageText.js';
import { SettingsFrame } from '../form/SettingsFrame.js';
import { useSettingsForm } from '../form/useSettingsForm.js';
import { FormTextField } from '../FormTextField/FormTextField.js';
import { Section } from '../ProductForm/Section.js';
import { ShopText } from '../ShopText/ShopText.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { useMessages } from '../theme/messages.js';
import { DeskColumns } from '../theme/DeskColumns.js';

/** Values of the form, as the API takes them. */
export type ShopPageFields = z.input<typeof shopPageInput>;

export interface ShopPageFormProps {
  /** The saved page to edit. Empty texts stand for its default ones. */
  page: StoredShopPage;
  /** The values that replace the placeholders in the preview, from `shopPageValues`. */
  values: ShopPageValues;
  /**
   * Saves the texts. Resolves with the saved page, rejects with the API error. The form handles `staleRevision`
   * itself.
   */
  onSubmit: (fields: ShopPageFields) => Promise<StoredShopPage>;
  /** Called when the form gets or loses unsaved changes. */
  onDirtyChange?: (dirty: boolean) => void;
}

const texts = ['body', 'bodyHindi'] as const;

const fieldsOf = ({ page, body, bodyHindi }: StoredShopPage): ShopPageFields => ({ page, body, bodyHindi });

/** Edits the texts of a page such as Help or Terms, and shows how customers see it. */
export function ShopPageForm({ page, values, onSubmit, onDirtyChange }: ShopPageFormProps) {
  const { shopPages: words } = useAdminMessages();
  const settings = useSettingsForm({
    saved: page,
    input: shopPageInput,
    reply: storedShopPage,
    fieldsOf,
    labels: words.fields,
    onSubmit,
    onDirtyChange,
  });
  const { control } = settings.form;
  const names = shopPagePlaceholders.map((name) => `{${name}}`).join(', ');
  return (
    <SettingsFrame label={words.title} settings={settings}>
      <Typography variant="body2" color="textSecondary">
        {words.format} {fill(words.placeholders, { names })}
      </Typography>
      <DeskColumns shares={[1, 1]}>
        {texts.map((name) => (
          <TextSection
            key={name}
            control={control}
            name={name}
            page={page}
            onStart={() => settings.form.setFocus(name)}
          />
        ))}
      </DeskColumns>
      <Preview control={control} page={page} values={values} />
    </SettingsFrame>
  );
}

interface PartProps {
  control: Control<ShopPageFields>;
  page: StoredShopPage;
}

interface TextSectionProps extends PartProps {
  name: (typeof texts)[number];
  /** Called when the field was filled with the default text. */
  onStart: () => void;
}

function TextSection({ control, name, page, onStart }: TextSectionProps) {
  const { shopPages: words } = useAdminMessages();
  const { field } = useController({ control, name });
  const isHindi = name === 'bodyHindi';
  return (
    <Section title={isHindi ? words.hindi : words.english}>
      <FormTextField
        control={control}
        name={name}
        label={words.fields[name]}
        hint={isHindi ? words.hindiHint : words.hint}
        required={false}
        multiline
        minRows={8}
        maxRows={24}
        autoComplete="off"
        slotProps={{ htmlInput: { lang: isHindi ? 'hi' : 'en' } }}
      />
      {!field.value && (
        <Button
          sx={{ alignSelf: 'flex-start' }}
          aria-label={`${words.startFromDefault}: ${words.fields[name]}`}
          onClick={() => {
            field.onChange(page.defaults[name]);
            onStart();
          }}
        >
          {words.startFromDefault}
        </Button>
      )}
    </Section>
  );
}

/** Shows the page as it is typed, in the language of the dashboard. */
function Preview({ control, page, values }: PartProps & Pick<ShopPageFormProps, 'values'>) {
  const { shopPages: words } = useAdminMessages();
  const { language } = useMessages();
  const { body, bodyHindi } = useWatch({ control });
  const isHindi = language === 'hi';
  const text = (isHindi && bodyHindi) || body || page.defaults[isHindi ? 'bodyHindi' : 'body'];
  return (
    <Box component="section" aria-label={words.preview}>
      <Typography variant="subtitle2" component="p" sx={{ mb: 1 }}>
        {words.preview}
      </Typography>
      <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2 }}>
        <ShopText text={fillShopPage(text, values)} />
      </Box>
    </Box>
  );
}
